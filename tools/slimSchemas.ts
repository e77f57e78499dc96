import { parseSync, Visitor, type CallExpression, type ObjectProperty, type Span } from 'oxc-parser'

/**
 * Removes the parts of a contract's code that only hosts, tools and documents read: the schemas of queries and bodies
 * with the constants that only they used, and `z.meta`. The app's client needs the schema of a body only to recognise a
 * form with a file.
 */
export function slimSchemas(code: string): string {
  const cuts: Span[] = []
  new Visitor({
    CallExpression: (call) => void cuts.push(...requestSchemasIn(call, code), ...metaIn(call)),
  }).visit(parseSync('contract.ts', code).program)
  return withoutUnusedConstants(cut(code, cuts))
}

/**
 * Removes the checks from the fields of requests, because hosts refuse values that break a rule. If an answer contains
 * such a field, the client reads it without the checks.
 */
export function withoutChecks(code: string): string {
  const checks: CallExpression[] = []
  new Visitor({ CallExpression: (call) => void (isCheck(call) && checks.push(call)) }).visit(
    parseSync('contract.ts', code).program,
  )
  const [check] = checks
  if (!check || check.callee.type !== 'MemberExpression') return code
  const { object } = check.callee
  return withoutChecks(code.slice(0, object.end) + code.slice(check.end))
}

const isCheck = ({ callee }: CallExpression) =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'check'

/** Removes spans of text from a code, with the comma after each. Spans within other spans are ignored. */
function cut(code: string, spans: readonly Span[]): string {
  const outer = spans.filter(
    (span) => !spans.some((other) => other !== span && other.start <= span.start && span.end <= other.end),
  )
  return outer
    .toSorted((a, b) => a.start - b.start)
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,\s*/, ''), code)
}

function requestSchemasIn({ callee, arguments: [spec] }: CallExpression, code: string): ObjectProperty[] {
  if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || spec?.type !== 'ObjectExpression') return []
  return spec.properties.filter(
    (property): property is ObjectProperty =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      ['query', 'body'].includes(property.key.name) &&
      !code.slice(property.start, property.end).includes('z.file('),
  )
}

const metaIn = ({ arguments: given }: CallExpression): Span[] =>
  given.filter(
    (argument) =>
      argument.type === 'CallExpression' &&
      argument.callee.type === 'MemberExpression' &&
      argument.callee.object.type === 'Identifier' &&
      argument.callee.object.name === 'z' &&
      argument.callee.property.type === 'Identifier' &&
      argument.callee.property.name === 'meta',
  )

/**
 * Removes unused constants that are made by a function call. A bundler keeps them, because the call may have side
 * effects.
 */
function withoutUnusedConstants(code: string): string {
  const unused = parseSync('contract.ts', code).program.body.filter(
    (statement) =>
      statement.type === 'VariableDeclaration' &&
      statement.declarations.every(({ id }) => id.type === 'Identifier' && countOf(id.name, code) === 1),
  )
  return unused.length === 0 ? code : withoutUnusedConstants(cut(code, unused))
}

const countOf = (name: string, code: string) => code.match(new RegExp(String.raw`\b${name}\b`, 'g'))?.length ?? 0
