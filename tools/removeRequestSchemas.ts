import { parseSync, Visitor, type CallExpression, type ObjectProperty } from 'oxc-parser'

/**
 * Removes the schemas of queries and bodies from the code of endpoints. Only hosts and tools check requests; the app's
 * client needs the schema of a body only to recognise a form, which has a file.
 */
export function removeRequestSchemas(code: string): string {
  const cuts: ObjectProperty[] = []
  new Visitor({
    CallExpression: (call) => void cuts.push(...requestSchemasIn(call, code)),
  }).visit(parseSync('endpoints.ts', code).program)
  return cuts.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code)
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
