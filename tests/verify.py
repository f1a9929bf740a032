import hashlib, json, sys
n, ts, prev = 0, "", "0" * 64
try:
    for raw in open(sys.argv[1], "rb"):
        line, h = json.loads(raw), hashlib.sha256(raw[:-73]).hexdigest()
        assert json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n" == raw and len(raw) <= 4096
        assert list(line)[:3] + list(line)[-2:] == ["n", "ts", "step", "prev", "h"] and line["h"] == h
        assert repr(line["n"]) == str(n + 1) and line["prev"] == prev and line["ts"] >= ts
        n, ts, prev = n + 1, line["ts"], h
    print(f"ok {n} {n}:{prev[:32]}" if n else "broken 1")
except Exception:
    print(f"broken {n + 1}")
