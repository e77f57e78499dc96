import type { Endpoint } from '../endpoint.ts'
import { deviceHeaders } from '../deviceHeaders.ts'
import { fieldsOf, type Field, type Fields } from '../fields.ts'
import { isMultipart } from '../multipart.ts'
import {
  answerDifferences,
  certainDifference,
  parentInQuery,
  requestDifferences,
  possibleDifference,
  type Difference,
} from './compareFields.ts'
import { pathShapeOf, type ForeignDocument, type ForeignOperation } from './foreignDocument.ts'
import { foreignFields, type ForeignFields } from './foreignSchema.ts'
import { nearestPathHint } from './nearestPathHint.ts'
import { resolveReference, type Json } from './references.ts'

/**
 * Compares a call of the contract with the same operation of another team's document.
 *
 * @param prefix the path below which the document has the calls: `/api`
 */
export function callDifferences(endpoint: Endpoint, document: ForeignDocument, prefix: string): Difference[] {
  const { method, path } = endpoint
  const found = document.paths.get(pathShapeOf(prefix + path))
  if (!found) return [certainDifference(`the path is missing${nearestPathHint(prefix + path, document)}`)]
  const operation = found.operations.get(method.toLowerCase() as never)
  if (!operation) {
    const known = [...found.operations.keys()].map((each) => each.toUpperCase()).join(', ')
    return [certainDifference(`${found.path} has ${known || 'no method'}, but not ${method}`)]
  }
  return [
    ...securityDifferences(endpoint, operation, document),
    ...parameterDifferences(endpoint, operation, document),
    ...bodyDifferences(endpoint, operation, document),
    ...responseDifferences(endpoint, operation, document),
  ]
}

function securityDifferences({ auth }: Endpoint, { operation }: ForeignOperation, { root }: ForeignDocument) {
  const security = operation['security'] ?? root['security']
  const demands = Array.isArray(security) ? (security as object[]) : []
  const isDemanded = demands.length > 0 && demands.every((each) => Object.keys(each).length > 0)
  return auth === 'none' && isDemanded ? [certainDifference('a bearer is required, and the app has none yet')] : []
}

function parameterDifferences(endpoint: Endpoint, { parameters }: ForeignOperation, { root }: ForeignDocument) {
  const ours = queryFieldsOf(endpoint)
  const inQuery = parameters.filter((parameter) => parameter['in'] === 'query')
  const theirs = new Map(inQuery.map((parameter) => [String(parameter['name']), fieldOf(parameter, root)]))
  const query = requestDifferences(ours, withRoot(theirs), parentInQuery).map(({ text, isCertain }) => ({
    text: text.replace("the request's", 'the query parameter').replace(/^`/, 'the query parameter `'),
    isCertain,
  }))
  return [...query, ...headerDifferences(endpoint, parameters)]
}

/** The query of an endpoint as an object; empty if it has none. */
const queryFieldsOf = ({ query }: Endpoint): Fields =>
  query ? fieldsOf(query) : new Map([['', fieldOfType('object')]])

const fieldOfType = (type: string): Field => ({ types: [type], required: true, values: [], isOpen: false, limits: {} })

/** Converts a parameter to a field. If its value is an object or a list, the contents are not compared. */
function fieldOf(parameter: Json, root: Json): Field {
  const own = foreignFields(root, parameter['schema'] ?? {}).fields.get('') ?? fieldOfType('any')
  return { ...own, required: parameter['required'] === true }
}

const withRoot = (fields: Fields): ForeignFields => ({
  fields: new Map([['', fieldOfType('object')], ...fields]),
  closed: new Set(),
  vague: new Set(),
})

function headerDifferences({ idempotent }: Endpoint, parameters: readonly Json[]): Difference[] {
  const standard = ['authorization', 'content-type', 'accept', 'accept-language', 'user-agent', 'origin', 'host']
  const sent = new Set([...Object.keys(deviceHeaders), ...standard, ...(idempotent ? ['idempotency-key'] : [])])
  return parameters
    .filter((parameter) => parameter['in'] === 'header' && parameter['required'] === true)
    .map((parameter) => String(parameter['name']))
    .filter((name) => !sent.has(name.toLowerCase()))
    .map((name) => certainDifference(`the header ${name} is required, and the app does not send it`))
}

function bodyDifferences(endpoint: Endpoint, { operation }: ForeignOperation, { root }: ForeignDocument) {
  const body = resolveReference(root, operation['requestBody'])
  const content = Object(body['content']) as Json
  if (!endpoint.body) {
    return body['required'] === true ? [certainDifference('a body is required, and the app sends none')] : []
  }
  const type = isMultipart(endpoint) ? /^multipart\/form-data/i : jsonType
  const schema = schemaIn(content, type, root)
  if (schema === undefined) {
    const known = Object.keys(content).join(', ') || 'no body'
    return [certainDifference(`the request is ${known}, the app sends ${isMultipart(endpoint) ? 'a form' : 'JSON'}`)]
  }
  // The parts of a form can be described in many ways, so their types are not compared.
  return isMultipart(endpoint) ? [] : requestDifferences(fieldsOf(endpoint.body), foreignFields(root, schema))
}

function responseDifferences({ response }: Endpoint, { operation }: ForeignOperation, { root }: ForeignDocument) {
  const responses = Object(operation['responses']) as Json
  const known = responses['200'] ?? responses['2XX'] ?? responses['2xx'] ?? responses['default']
  if (known === undefined) {
    return [
      certainDifference(
        `success is answered with ${Object.keys(responses).join(', ') || 'nothing'}, the app expects 200`,
      ),
    ]
  }
  const content = Object(resolveReference(root, known)['content']) as Json
  const schema = schemaIn(content, jsonType, root)
  if (schema === undefined) {
    return [certainDifference(`the answer is ${Object.keys(content).join(', ') || 'empty'}, the app reads JSON`)]
  }
  const theirs = foreignFields(root, schema)
  const isVague = theirs.vague.has('') && fieldsOf(response).size > 1
  return isVague
    ? [possibleDifference('the fields of the answer are not described')]
    : answerDifferences(fieldsOf(response), theirs)
}

const jsonType = /^(application\/([\w.-]+\+)?json\b|\*\/\*|application\/\*)/i

/** Finds the schema for a media type: `{}` if the type has no schema, undefined if the type is missing. */
function schemaIn(content: Json, type: RegExp, root: Json): unknown {
  const media = Object.keys(content).find((name) => type.test(name))
  return media === undefined ? undefined : (resolveReference(root, content[media])['schema'] ?? {})
}
