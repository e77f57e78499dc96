const width = 120

/** Formats JSON with values on one line where they fit, so that pacts are easy to read and to diff. */
export function formatPactJson(value: unknown, indent = ''): string {
  const line = onOneLine(value)
  if (indent.length + line.length <= width || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  const entries = Array.isArray(value)
    ? value.map((each) => `${inner}${formatPactJson(each, inner)}`)
    : Object.entries(value).map(([key, each]) => `${inner}${JSON.stringify(key)}: ${formatPactJson(each, inner)}`)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${entries.join(',\n')}\n${indent}${close}`
}

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  const entries = Object.entries(value).map(([key, each]) => `${JSON.stringify(key)}: ${onOneLine(each)}`)
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}
