import hashlib, json, sys
n, ts, prev = 0, "", "0" * 64
def check(raw):
    line = dict(pairs := json.loads(raw, object_pairs_hook=list))
    assert json.dumps(dict(pairs), separators=(",", ":"), ensure_ascii=False).encode() + b"\n" == raw and len(raw) <= 4096
    assert [k for k, _ in pairs][:3] + [k for k, _ in pairs][-2:] == ["n", "ts", "step", "prev", "h"]
    assert repr(line["n"]) == str(n + 1) and line["prev"] == prev and line["ts"] >= ts
    assert line["h"] == hashlib.sha256(raw[: raw.rindex(b',"h":"')]).hexdigest()
    return line["n"], line["ts"], line["h"]
try:
    for raw in open(sys.argv[1], "rb"):
        n, ts, prev = check(raw)
    print(f"ok {n} {n}:{prev[:32]}" if n else "broken 1")
except Exception:
    print(f"broken {n + 1}")
