import { randomUUID } from 'node:crypto'

interface Given {
  address: string
  bearer: { Authorization: string }
  device: Readonly<Record<string, string>>
  gacha: string
}

/** Input from the test: the host's URL, bearer token, device headers and ids. */
export const tourInput = JSON.parse(process.argv[2] ?? '') as Given

let calls = 0

/** Settings for the generated client. */
export const settings = {
  baseUrl: tourInput.address,
  baseApiParams: { headers: { ...tourInput.bearer, ...tourInput.device } },
  customFetch: (...request: Parameters<typeof fetch>) => {
    calls += 1
    return fetch(...request)
  },
}

/** Prints the number of requests that the tour has sent, and its findings, as JSON. */
export const printResult = (findings: object) => console.log(JSON.stringify({ calls, ...findings }))

/** Request headers with a new idempotency key. */
export const withIdempotencyKey = () => ({
  headers: { ...tourInput.bearer, ...tourInput.device, 'Idempotency-Key': randomUUID() },
})

/** Returns the message code and status with which the host refuses a request. */
export async function refusalOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'none'
  } catch (answer) {
    const { status, error } = answer as { status: number; error: { messageCode: string } }
    return `${status} ${error.messageCode}`
  }
}
