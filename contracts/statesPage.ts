import { calls } from './cases.ts'
import { statesOfCase } from './case.ts'
import type { Param, State } from './states/state.ts'
import { states } from './states.ts'

const introduction = `# Provider states

Facts that must be true at a host before a call of the contract. The verifier posts each state of an interaction, in the order of the pact, to the state hook:

\`\`\`
POST <state hook>
{ "action": "setup", "state": "a member", "params": { "accountId": "acc-hikari", "freeCoin": 3000, … } }
→ 200 { "accessToken": "…", "refreshToken": "…" }
\`\`\`

The returned values replace \`\${accessToken}\` and \`\${refreshToken}\` in the bearer of the following call. After the call, the same states are posted with
\`"action": "teardown"\`, in the same order.

- The answer may also contain your host's own ids. \`{ "acc-hikari": "6f9619ff-8b86-…" }\` replaces \`acc-hikari\` in the path, query and body of the following
  request. [ids.json](ids.json) lists all ids of the pacts, including those that states create (\`present-1\`) and those that do not exist
  (\`no-such-gacha\`). Return the whole list from any state: either all ids of a request are replaced, or none. Without a list, the pacts' ids are used.
- \`appOrigin\` in an answer is the origin of your app's pages, used for return URLs in requests. Default: \`http://localhost:5173\`.
- Parameters always contain the pacts' ids.
- A state makes its fact true whatever existed before, for exactly the ids in its parameters, and may be set up twice.
- All parameters are always sent. The values below are the defaults.
- A state with a teardown affects other calls: its teardown restores the host's previous condition. Other states need no teardown.
- An interaction without states is posted as the empty state \`""\`: answer \`200 {}\`.
- Unless a state says otherwise, no maintenance is active, rate limits are unused, and ids that start with \`no-such-\` do not exist.

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

function section([name, { description, params, returns, screens, hasTeardown, isOptional }]: [string, State]): string {
  const users = usersOf(name)
  const lines = [
    `## ${name}`,
    '',
    description,
    '',
    ...Object.entries(params).map(paramLine),
    ...(returns.length > 0 ? [`- Answers with ${returns.map((each) => `\`${each}\``).join(' and ')}.`] : []),
    ...(hasTeardown ? ['- Has a teardown.'] : []),
    ...(isOptional
      ? [`- Only for scripts. Optional: \`--without '${name}'\` leaves out the scripts that need it.`]
      : [
          `- Screens: ${screens.map((screen) => `\`${screen}\``).join(', ')}.`,
          `- Calls: ${users.length > 6 ? `${users.length} of them` : users.join(', ')}.`,
        ]),
  ]
  return lines.join('\n')
}

/** Generates the page about the provider states (`contracts/states.md`). */
export function statesPage(): string {
  return `${[introduction, ...Object.entries<State>(states).map(section)].join('\n\n').replaceAll(/\n{3,}/g, '\n\n')}\n`
}
