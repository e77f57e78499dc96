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

/** Rules for every call, stated once. */
const common = `
## Bearer

\`x-auth\` says whose token a call asks for: \`anyone\` an access token, a guest's or a member's; \`member\` a member's;
\`refresh\` the refresh token; \`none\` none. No token, or one that no longer counts, is \`401 Unauthenticated\`; a guest's
where a member is asked is \`403 PermissionDenied\`. This comes before everything else.

## Other origin

The app is a page of another origin (Q97). A browser asks before each call: \`OPTIONS\` of every path is answered with
2xx, without a bearer. \`Access-Control-Allow-Origin\`, there and on every answer, failures too, is the origin of the app,
or \`*\`: no cookie is sent. \`Access-Control-Allow-Methods\` names the method, \`Access-Control-Allow-Headers\` what the
operation sends of \`Authorization\`, \`Content-Type\`, \`Idempotency-Key\` and the device headers,
\`Access-Control-Expose-Headers\` names \`Retry-After\`.

## Answers

- A success is 200. A call that has nothing to say answers \`{}\`, the schema \`Nothing\`; no call answers 204.
- A failure is an \`ErrorBody\`. Each response lists the message codes that the call is known for; a reader takes others
  too, and goes by the status.
- A reader passes over fields it does not know, and reads \`null\` in an optional field as a field that is absent (Q96).
- An enumeration of an answer may grow: a reader takes a value it does not know as unknown, and never fails on it. In a
  request only the listed values count, and a field that is not listed is \`400 InvalidArgument\`.

## Values

- An id is text without a meaning, of any form.
- An instant is ISO 8601 with an offset, a day \`YYYY-MM-DD\`. Days begin at midnight in Japan.
- Coins, points and yen are whole numbers. A balance is never negative.
- A time from which something holds is included, a time until which it holds is not.
- Shown texts are plain text, never markup (X15).

## Gifts

What a member is given in one transaction is held as far as the holding limits allow. The rest waits in the present box,
never lost and never doubled, and the answer lists it in \`sentToPresents\`, or marks a drawn item (Q372). Presents are received as a whole.

## Late payments

A payment that is confirmed while no call runs is settled before the next answer of any host that depends on it: the
balance, its history, whatever costs coins (Q374).

## Pages

A list that pages takes \`seek.limit\` and the cursor of the page before, \`seek.last…\`, and answers with \`seek.hasNext\`
and the cursor of the next page. A cursor is sent back as it came. Older calls name the same without \`seek.\`, or count
with \`limit\` and \`offset\`.

## Extensions

\`x-source\`: the row of the specification's list of calls, or \`ours\`. \`x-timeout\`: milliseconds that the client waits.
\`x-silent\`: the client shows no general error for it. \`x-grants\`: it may give the member something, see Gifts.
`

/** `info` and `servers` of a host's document. */
export function aboutHost(host: Host): { info: object; servers: object[] } {
  const { title, description, sandbox } = hostsAbout[host]
  const baseUrl = { default: sandbox, description: 'Where the host answers, without a slash at the end.' }
  return {
    info: {
      title,
      description: `${description}\n${common}`,
      version: contractVersion(),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '{baseUrl}', description: 'Any server; the sandbox of this repository', variables: { baseUrl } }],
  }
}

/** The version of the package; CHANGELOG.md lists the changes. */
export function contractVersion(): string {
  const manifest = readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { version: string }).version
}
