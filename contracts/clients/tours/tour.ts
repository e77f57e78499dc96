import { randomUUID } from 'node:crypto'

interface Given {
  address: string
  bearer: { Authorization: string }
  device: Readonly<Record<string, string>>
  gacha: string
}

/** Input from the test: the host's URL, bearer token, device headers and ids. */
export const given = JSON.parse(process.argv[2] ?? '') as Given

let calls = 0

/** Settings for the generated client. */
export const settings = {
  baseUrl: given.address,
  baseApiParams: { headers: { ...given.bearer, ...given.device } },
  customFetch: (...request: Parameters<typeof fetch>) => {
    calls += 1
    return fetch(...request)
  },
}

/** Prints the number of calls and the findings as JSON. */
export const finish = (findings: object) => console.log(JSON.stringify({ calls, ...findings }))

/** Request headers with a new idempotency key. */
export const withKey = () => ({ headers: { ...given.bearer, ...given.device, 'Idempotency-Key': randomUUID() } })

/** The message code and status of a refused call. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'none'
  } catch (answer) {
    const { status, error } = answer as { status: number; error: { messageCode: string } }
    return `${status} ${error.messageCode}`
  }
}
