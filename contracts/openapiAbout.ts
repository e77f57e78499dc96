import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Host } from './hosts.ts'

/** What each host is for, and where the sandbox serves it. */
const hostsAbout: Readonly<Record<Host, { title: string; description: string; sandbox: string }>> = {
  app: {
    title: 'tsudoi app host',
    description: 'Content, coins and everything that is neither an account nor a payment.',
    sandbox: 'http://127.0.0.1:4101',
  },
  user: {
    title: 'tsudoi user host',
    description: 'Sign-in, sign-up, account and profile.',
    sandbox: 'http://127.0.0.1:4102',
  },
  payment: {
    title: 'tsudoi payment host',
    description: 'Cards and transactions.',
    sandbox: 'http://127.0.0.1:4103',
  },
}

/** The description in every document: rules that apply to all endpoints. */
const common = `
## Bearer

\`x-auth\` is the token that a call requires: \`anyone\` an access token of a guest or a member; \`member\` a member's access
token; \`refresh\` the refresh token; \`none\` no token. A missing, expired or revoked token is answered with
\`401 Unauthenticated\`; a guest's token, if a member's is required, with \`403 PermissionDenied\`. This is checked before
anything else.

## Other origin

The app is a page of another origin (Q97). Browsers send a preflight request before each call: hosts answer \`OPTIONS\` of
every path with 2xx, without a bearer token. There and in every answer, including failures,
\`Access-Control-Allow-Origin\` is the app's origin, or \`*\`, because no cookie is sent. \`Access-Control-Allow-Methods\`
names the method, \`Access-Control-Allow-Headers\` those headers that the operation sends of \`Authorization\`, \`Content-Type\`, \`Idempotency-Key\` and the device headers,
\`Access-Control-Expose-Headers\` names \`Retry-After\`.

## Answers

- A success has status 200. A call without data answers \`{}\`, the schema \`Nothing\`; no call answers 204.
- A failure is an \`ErrorBody\`. Each response lists the message codes that are specific to the call; clients also accept
  other codes, and use the status.
- Clients ignore unknown fields, and read \`null\` in an optional field as absent (Q96).
- Enumerations in answers and message codes may grow: their schema lists the known values beside any other value
  (\`anyOf\`, Q466). Clients read an unknown value as unknown, without failing. Requests accept only the listed values.
  A host may refuse an undeclared field with \`400 InvalidArgument\`, or ignore it (Q460).

## Values

- Ids are opaque strings.
- Times are ISO 8601 with an offset, days \`YYYY-MM-DD\`. Days start at midnight in Japan.
- Coins, points and yen are integers. A balance is never negative.
- Periods include their start and exclude their end.
- Texts are plain text, never markup (X15).
- \`x-maxGraphemes\` is the limit of a text in graphemes, which users perceive as characters (S134). A grapheme of more
  than ten code points counts as that many (Q383). \`maxLength\` is larger: it counts code points, and excludes only
  texts that no host accepts. A test of the limit can use letters: \`x-maxGraphemes\` of them are accepted, one more is
  refused.
- A name or a required line needs a visible character (Q370).

## Gifts

A member receives a gift up to the holding limits. The rest waits in the present box, and the answer lists it in
\`sentToPresents\`, or marks a drawn item (Q372). Nothing is lost or duplicated. Presents can only be received whole.

## Late payments

A payment that is confirmed between calls is included in the next answer of any host that depends on it: the balance,
its history, and calls that cost coins (Q374).

## Pages

A paged list accepts \`seek.limit\` and the cursor \`seek.last…\` of the previous page, and answers with \`seek.hasNext\` and
the cursor of the next page. Some calls use the same names without \`seek.\`, or \`limit\` and \`offset\`. The \`default\` of
the limit is the length of a page without it. Cursors are sent back unchanged: one that the list does not contain is
refused with \`400 InvalidArgument\`.

## Extensions

\`x-source\`: the row of the specification's list of calls, or \`ours\`. \`x-timeout\`: the client's timeout in milliseconds.
\`x-silent\`: the client shows no general error for the call. \`x-grants\`: the call may give the member something, see
Gifts.
`

/** The text before the list of paths that match the same URL. */
const ambiguousPaths = `## Paths that fit one URL

A fixed segment wins over a parameter (Q66): a host matches the first path of each line before the others.
`

/** Builds `info` and `servers` of a host's document. `ambiguous` contains lines about paths that match the same URL. */
export function aboutHost(host: Host, ambiguous: readonly string[]): { info: object; servers: object[] } {
  const { title, description, sandbox } = hostsAbout[host]
  // The variable has no description, because the schema of OpenAPI 3.1 with which orval 7 validates allows none here.
  const baseUrl = { default: sandbox }
  return {
    info: {
      title,
      description: [`${description}\n${common}`, ...(ambiguous.length > 0 ? [ambiguousPaths, ...ambiguous] : [])].join(
        '\n',
      ),
      version: contractVersion(),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: '{baseUrl}',
        description: 'Base URL of any host, without a trailing slash. By default that of the sandbox.',
        variables: { baseUrl },
      },
    ],
  }
}

/** The version of the contracts package, which CHANGELOG.md describes. */
export function contractVersion(): string {
  const manifest = readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
