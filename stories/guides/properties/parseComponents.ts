import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'

/** A TypeScript type as react-docgen describes it. */
export interface ParsedType {
  name: string
  /** The source text, such as `Size | undefined`. */
  raw?: string
  /** The source text of a literal, such as `'small'`. For the keys of an object (`keyof typeof`) it has no quotes. */
  value?: string
  elements?: ParsedType[]
}

/** A component as react-docgen describes it. */
export interface ParsedComponent {
  displayName?: string
  props?: Record<string, { tsType?: ParsedType }>
}

interface Docgen {
  parse: (code: string, options: object) => ParsedComponent[]
  makeFsImporter: () => unknown
  builtinResolvers: { FindExportedDefinitionsResolver: new () => unknown }
}
const require = createRequire(import.meta.url)
/** The parser that Storybook uses for its table of properties. */
const storybook = createRequire(require.resolve('@storybook/react-vite'))
const { parse, makeFsImporter, builtinResolvers } = (await import(storybook.resolve('react-docgen'))) as Docgen

/** Parses a file as Storybook does: its exported components. Empty for a file without any. */
export function parseComponents(file: string): ParsedComponent[] {
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver()
  try {
    return parse(readFileSync(file, 'utf8'), { filename: resolve(file), resolver, importer: makeFsImporter() })
  } catch (error) {
    if (String(error).includes('No suitable component definition')) return []
    throw error
  }
}
