import { randomUUID } from 'node:crypto'

interface Given {
  address: string
  bearer: { Authorization: string }
  gacha: string
}

/** What the test hands over: where the host answers, who calls, what there is. */
export const given = JSON.parse(process.argv[2] ?? '') as Given

/** Says what came of the calls. */
export const finish = (findings: object) => console.log(JSON.stringify(findings))

export const key = () => ({ 'Idempotency-Key': randomUUID() })

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
