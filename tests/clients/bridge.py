"""Python's MCP library between a test and a server: a line in, a line out.

`{"list": true}` gives the tools, checked as JSON Schema with their examples; `{"tool": ..., "arguments": ...}` calls one, checked
by its schema first. Arguments: auto|initialize, then the server's command.
"""

import json
import sys

import anyio
import jsonschema
from mcp import Client, StdioServerParameters

Draft = jsonschema.Draft202012Validator


def say(message):
    print(json.dumps(message), flush=True)


async def hear(message):
    if isinstance(message, Exception):
        say({"trouble": repr(message)})


def checked(tools):
    for tool in tools:
        schema = tool["inputSchema"]
        Draft.check_schema(schema)
        for name, field in schema["properties"].items():
            Draft.check_schema(field)
            for example in field["examples"]:
                Draft(field).validate(example)
            assert field["description"], name
        whole = {name: field["examples"][0] for name, field in schema["properties"].items()}
        Draft(schema).validate(whole)
        assert not Draft(schema).is_valid({**whole, "one_more": 1}), "it takes more than it names"
    return tools


async def main():
    command = StdioServerParameters(command=sys.argv[2], args=sys.argv[3:], env={"XDG_STATE_HOME": sys.stdin.readline().strip()})
    mode = {"auto": "auto", "initialize": "legacy"}[sys.argv[1]]
    async with Client(command, mode=mode, message_handler=hear) as client:
        say({"ready": True})
        schemas = {}
        while line := await anyio.to_thread.run_sync(sys.stdin.readline):
            asked = json.loads(line)
            if "list" in asked:
                listed = await client.list_tools()
                tools = checked([tool.model_dump(mode="json", by_alias=True, exclude_none=True) for tool in listed.tools])
                schemas = {tool["name"]: tool["inputSchema"] for tool in tools}
                say({"tools": tools})
            else:
                Draft(schemas[asked["tool"]]).validate(asked["arguments"])
                result = await client.call_tool(asked["tool"], asked["arguments"])
                result = result.model_dump(mode="json", by_alias=True)
                say({"text": result["content"][0]["text"], "isError": result["isError"]})


anyio.run(main)
