import { randomUUID } from 'node:crypto'

interface Given {
  address: string
  bearer: { Authorization: string }
  device: Readonly<Record<string, string>>
  gacha: string
}

/** What the test hands over: where the host answers, who calls and from which device, what there is. */
export const given = JSON.parse(process.argv[2] ?? '') as Given

let calls = 0

/** What a generated client of the given host is made with. */
export const settings = {
  baseUrl: given.address,
  baseApiParams: { headers: { ...given.bearer, ...given.device } },
  customFetch: (...request: Parameters<typeof fetch>) => {
    calls += 1
    return fetch(...request)
  },
}

/** Says how many calls there were, and what came of them. */
export const finish = (findings: object) => console.log(JSON.stringify({ calls, ...findings }))

/** Headers of a call that has a key of its own. */
export const withKey = () => ({ headers: { ...given.bearer, ...given.device, 'Idempotency-Key': randomUUID() } })

/** The message code that a call is refused with, and its status. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'none'
  } catch (answer) {
    const { status, error } = answer as { status: number; error: { messageCode: string } }
    return `${status} ${error.messageCode}`
  }
}
