import { parseSync, Visitor, type CallExpression, type ObjectProperty, type Span } from 'oxc-parser'

/**
 * Removes from the code of a contract what only hosts, tools and documents read: the schemas of queries and bodies with
 * the constants that only they used, and `z.meta`. The app's client needs the schema of a body only to recognise a
 * form, which has a file.
 */
export function slimSchemas(code: string): string {
  const cuts: Span[] = []
  new Visitor({
    CallExpression: (call) => void cuts.push(...requestSchemasIn(call, code), ...metaIn(call)),
  }).visit(parseSync('contract.ts', code).program)
  return withoutUnusedConstants(cut(code, cuts))
}

/**
 * Removes the checks from the fields of requests: hosts refuse what breaks a rule. An answer with such a field is read
 * as it is.
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

/** Cuts spans that are not nested out of a code, with the comma after each. */
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

/** A bundler keeps an unused constant if it is made by a function call, which may have side effects. */
function withoutUnusedConstants(code: string): string {
  const unused = parseSync('contract.ts', code).program.body.filter(
    (statement) =>
      statement.type === 'VariableDeclaration' &&
      statement.declarations.every(({ id }) => id.type === 'Identifier' && countOf(id.name, code) === 1),
  )
  return unused.length === 0 ? code : withoutUnusedConstants(cut(code, unused))
}

const countOf = (name: string, code: string) => code.match(new RegExp(String.raw`\b${name}\b`, 'g'))?.length ?? 0
