import type { SuccessCase } from '../../case.ts'
import { callsOf, type CallCases } from '../../cases.ts'
import type { Endpoint } from '../../endpoint.ts'
import type { MessageCode } from '../../errors.ts'
import { hosts, type Host } from '../../hosts.ts'
import { setClockAhead } from './setClockAhead.ts'
import { expectRefusal } from './expectRefusal.ts'
import { ScriptFailure, type Script, type ScriptContext } from './script.ts'

/** A bearer token that is no longer valid, and the calls that a host must refuse with it. */
interface DeadBearer {
  name: string
  proves: readonly string[]
  isRefusedAt: (endpoint: Endpoint) => boolean
  /** The codes with which a host may refuse the bearer. */
  codes: readonly [MessageCode, ...MessageCode[]]
  /** Creates the bearer; resolves with its tokens. */
  arrange: (stage: ScriptContext) => Promise<{ accessToken: string; refreshToken: string }>
}

const needsToken = ({ auth }: Endpoint) => auth !== 'none'

const deadBearers: readonly DeadBearer[] = [
  {
    name: 'every call refuses the tokens of a session that has ended',
    proves: ['X3', 'A§7'],
    isRefusedAt: needsToken,
    codes: ['Unauthenticated'],
    arrange: ({ given }) => given('a session that has ended'),
  },
  {
    name: 'every call for members refuses the token of a suspended member',
    proves: ['X3', 'E007'],
    isRefusedAt: ({ auth }) => auth === 'member',
    codes: ['SuspendAccount', 'Unauthenticated'],
    arrange: ({ given }) => given('a suspended member'),
  },
  {
    name: 'every call refuses an access token after an hour',
    proves: ['X3'],
    // The refresh token is valid longer than the access token, so calls that need it are left out.
    isRefusedAt: (endpoint) => needsToken(endpoint) && endpoint.auth !== 'refresh',
    codes: ['Unauthenticated'],
    async arrange(stage) {
      const tokens = await stage.given('a member')
      await setClockAhead(stage, { minutes: 60 })
      return tokens
    },
  },
]

/**
 * Sends the `full` request of a call. Resolves with the problem of the answer; undefined if the host refuses the
 * request.
 */
async function problemOf(
  { name, endpoint, cases }: CallCases,
  { as }: ScriptContext,
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
  codes: DeadBearer['codes'],
): Promise<string | undefined> {
  const { request } = cases['full'] as SuccessCase<Endpoint>
  const call = as(endpoint.auth === 'refresh' ? refreshToken : accessToken)
  return expectRefusal(name, call(endpoint, request as never), ...codes).then(
    () => undefined,
    (error: unknown) => {
      // An answer that the client cannot read counts as an answer, too.
      if (error instanceof ScriptFailure || (error as Error).name === 'UnreadableAnswer')
        return (error as Error).message
      throw error
    },
  )
}

/** The calls of a host that the pattern of `--calls` names; all of them if it names scripts only. */
function chosenCalls(host: Host, only: string): readonly CallCases[] {
  const all = callsOf(host)
  const named = all.filter(({ name }) => new RegExp(only).test(`${name}: full`))
  return named.length > 0 ? named : all
}

const scriptOf = (host: Host, { name, proves, isRefusedAt, codes, arrange }: DeadBearer): Script => ({
  host,
  name,
  proves,
  async play(stage) {
    const tokens = await arrange(stage)
    const problems: string[] = []
    for (const call of chosenCalls(host, stage.only)) {
      const isServed = !stage.core || call.endpoint.source !== 'ours'
      if (!isServed || !isRefusedAt(call.endpoint)) continue
      const problem = await problemOf(call, stage, tokens, codes)
      if (problem) problems.push(problem)
    }
    if (problems.length > 0) throw new ScriptFailure(problems.join('; '))
  },
})

/**
 * Scripts about bearer tokens that are no longer valid. They send every call of a host, because a host may check the
 * token only in some routes, and the pacts only check that each route refuses a request without a token. A team whose
 * host has only some calls names these calls in addition to the scripts: `--calls '^(notice\.|app: every call)'`.
 */
export const bearerScripts: readonly Script[] = hosts.flatMap((host) =>
  deadBearers.map((bearer) => scriptOf(host, bearer)),
)
