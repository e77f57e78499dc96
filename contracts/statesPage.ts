import { calls } from './cases.ts'
import { statesOfCase } from './case.ts'
import type { Param, State } from './states/state.ts'
import { states } from './states.ts'

const introduction = `# Provider states

What must hold at a host before a call of the contract is made. The verifier posts each state of an interaction, in the order of the pact, to the state hook:

\`\`\`
POST <state hook>
{ "action": "setup", "state": "a member", "params": { "accountId": "acc-hikari", "freeCoin": 3000, … } }
→ 200 { "accessToken": "…", "refreshToken": "…" }
\`\`\`

The values that come back replace \`\${accessToken}\` and \`\${refreshToken}\` in the bearer of the call that follows. After the call, the same states are posted with
\`"action": "teardown"\`, in the same order.

- The answer may carry more: what your host calls the things that the pacts name. \`{ "acc-hikari": "6f9619ff-8b86-…" }\` puts that id wherever the request that
  follows has \`acc-hikari\`: in its path, query or body. [ids.json](ids.json) lists all names, also those of what states bring along (\`present-1\`) and of what
  does not exist (\`no-such-gacha\`). A request takes all of its ids from the answers or none: answer with the whole list, from any state. Without, the names are the ids.
- \`appOrigin\` in an answer is where your app's pages are, for the addresses that a request asks to come back to. Default: \`http://localhost:5173\`.
- Parameters always have the pacts' names.
- A state makes its fact true whatever was there before, for exactly the ids in its parameters, and may be set up twice.
- All parameters are always sent. The values below are the defaults.
- A state with a teardown changes what other calls see: its teardown brings the host back to how it was before. Other states need no teardown.
- An interaction without states is posted with the empty state \`""\`: answer \`200 {}\`.
- Unless a state says otherwise, nothing is under maintenance, rate limits are unused, and ids that begin with \`no-such-\` do not exist.

This page is generated from \`contracts/states/\`: \`npx vitest run --project contracts -u\`.
`

function usersOf(name: string): string[] {
  const users = calls.filter(({ cases }) =>
    Object.values(cases).some((example) => statesOfCase(example).some((each) => each.name === name)),
  )
  return users.map((call) => `\`${call.name}\``)
}

function paramLine([name, { meaning, default: value, values }]: [string, Param]): string {
  const choices = values ? `, one of ${values.map((each) => JSON.stringify(each)).join(', ')}` : ''
  return `- \`${name}\`: ${JSON.stringify(value)}${choices}. ${meaning}.`
}

function section([name, { description, params, returns, screens, hasTeardown }]: [string, State]): string {
  const users = usersOf(name)
  const lines = [
    `## ${name}`,
    '',
    description,
    '',
    ...Object.entries(params).map(paramLine),
    ...(returns.length > 0 ? [`- Answers with ${returns.map((each) => `\`${each}\``).join(' and ')}.`] : []),
    ...(hasTeardown ? ['- Has a teardown.'] : []),
    `- Screens: ${screens.map((screen) => `\`${screen}\``).join(', ')}.`,
    `- Calls: ${users.length > 6 ? `${users.length} of them` : users.join(', ')}.`,
  ]
  return lines.join('\n')
}

/** Generates the page about the provider states (`contracts/states.md`). */
export function statesPage(): string {
  return `${[introduction, ...Object.entries<State>(states).map(section)].join('\n\n').replaceAll(/\n{3,}/g, '\n\n')}\n`
}
