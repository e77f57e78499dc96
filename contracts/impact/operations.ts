import type { CallCases } from '../cases.ts'
import type { Auth } from '../endpoint.ts'
import { isFailure } from '../case.ts'
import { isMultipart } from '../multipart.ts'
import { comparedCaseOf, type ComparedCase } from './comparedCase.ts'
import { fieldsOf, type Field, type Fields } from '../fields.ts'
import type { Revision } from './revision.ts'

/** An endpoint as requests and answers show it on the wire. */
export interface Operation {
  /** The endpoint's name, such as `gacha.drawGacha`. */
  name: string
  /** The endpoint's row in the specification's list of calls, or `ours` for one that the product adds. */
  source: string
  /** The method and path, such as `POST /v2/gacha/{id}/draw`. */
  address: string
  /** The address without the names of its path parameters. */
  shape: string
  host: string
  auth: Auth
  isStream: boolean
  timeout: number
  /** The HTTP statuses of successful answers. */
  statuses: readonly string[]
  /** Message codes that the app handles separately. */
  codes: readonly string[]
  /** The fields of the request: of the body, `query …` and `header …`. A host refuses other fields. */
  sent: Fields
  /** The fields of the answer: of the body, and `header … (429)`. Additional fields are allowed. */
  answered: Fields
  cases: ReadonlyMap<string, ComparedCase>
  /** Descriptions, and properties that only the app uses. They are not sent over the wire. */
  words: Readonly<Record<string, unknown>>
}

/** The endpoints of a revision of the contract. */
export function operationsOf(revision: Revision): readonly Operation[] {
  return revision.calls.map((call) => operationOf(call, revision))
}

function operationOf(call: CallCases, revision: Revision): Operation {
  const { name, endpoint, cases } = call
  const { source, host, method, path, auth, stream, timeout, summary, why, silent, paid, grants = false } = endpoint
  const sent = sentBy(call)
  const answered = new Map([...fieldsOf(endpoint.response), ...answeredHeaders(call, revision)])
  const examples = Object.entries(cases)
  const failures = examples.map(([, example]) => example).filter(isFailure)
  const successes = examples.map(([, example]) => example).filter((example) => !isFailure(example))
  return {
    name,
    source,
    address: `${method} ${path}`,
    shape: `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`,
    host,
    auth,
    isStream: stream,
    timeout,
    statuses: unique(successes.map((example) => String(revision.statusOfCase(example)))),
    codes: unique([...endpoint.codes, ...failures.map(({ fails }) => fails)]),
    sent,
    answered,
    cases: new Map(examples.map(([each, example]) => [each, comparedCaseOf(example, { sent, answered, revision })])),
    words: { path, summary, why, silent, paid, grants, source },
  }
}

const unique = (texts: readonly string[]) => [...new Set(texts)].toSorted()

const text: Field = { types: ['string'], required: true, values: [], isOpen: false, limits: {} }

function sentBy({ endpoint }: CallCases): Fields {
  const { query, body, idempotent } = endpoint
  const inQuery = [...fieldsOf(query)].filter(([path]) => path !== '')
  const media = { ...text, values: [isMultipart(endpoint) ? 'multipart/form-data' : 'application/json'] }
  return new Map([
    ...inQuery.map(([path, field]): [string, Field] => [`query ${path}`, field]),
    ...(idempotent ? [['header Idempotency-Key', text] as const] : []),
    ...(body ? [['header Content-Type', media] as const] : []),
    ...fieldsOf(body),
  ])
}

function answeredHeaders({ cases }: CallCases, { headersOfCase, statusOfCase }: Revision): [string, Field][] {
  return Object.values(cases).flatMap((example) =>
    Object.keys(headersOfCase(example)).map((name): [string, Field] => [
      `header ${name} (${statusOfCase(example)})`,
      text,
    ]),
  )
}
