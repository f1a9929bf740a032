// The TypeScript SDK between a test and a server: a line in, a line out. `{"list": true}` gives the tools; `{"tool": ...,
// "arguments": ...}` calls one; what the server tells by itself comes as `{"event": ...}`. Arguments: the server's command.
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const [packages, command, ...args] = process.argv.slice(2)
const require = createRequire(packages + '/')
const load = async name => import(pathToFileURL(require.resolve('@modelcontextprotocol/sdk/' + name)).href)
const { Client } = await load('client/index.js')
const { StdioClientTransport } = await load('client/stdio.js')

const say = message => process.stdout.write(JSON.stringify(message) + '\n')
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const state = (await lines.next()).value

const client = new Client({ name: 'bridge', version: '1' })
client.fallbackNotificationHandler = async event => say({ event })
client.onerror = error => say({ trouble: String(error) })
await client.connect(new StdioClientTransport({ command, args, env: { XDG_STATE_HOME: state } }))
say({ ready: true })
for (let line = await lines.next(); !line.done; line = await lines.next()) {
  const asked = JSON.parse(line.value)
  if (asked.list) {
    say({ tools: (await client.listTools()).tools })
  } else {
    const result = await client.callTool({ name: asked.tool, arguments: asked.arguments })
    say({ text: result.content[0].text, isError: result.isError })
  }
}
await client.close()
