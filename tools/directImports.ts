import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { engines, publicFileOf } from './engines.ts'

const publicFiles = new Set(engines.map((engine) => resolve(publicFileOf(engine))))

const namesIn = (list: string) =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

/** Finds the module from which a public file exports each value, by the value's name. Types are left out. */
function modulesOf(publicFile: string): Map<string, string> {
  const rows = readFileSync(publicFile, 'utf8').matchAll(/^export \{([^}]*)\} from '(\.[^']*)'/gm)
  return new Map(
    [...rows].flatMap(([, list = '', path = '']) =>
      namesIn(list).map((name) => [name, resolve(dirname(publicFile), path)] as const),
    ),
  )
}

/** Builds an import statement for one module, with the path from the importing file. */
const importOf = (file: string, name: string, module: string) => {
  const path = relative(dirname(file), module)
  return `import { ${name} } from '${path.startsWith('.') ? path : `./${path}`}'`
}

/**
 * Rewrites the imports of a file from public files of engines: they become imports from the modules that the public
 * files export, so that the file depends on no other module of an engine.
 *
 * @param file Absolute path of the importing file.
 * @throws Error if a public file does not export a name.
 */
export function importDirectly(code: string, file: string): string {
  return code.replace(/^import \{([^}]*)\} from '(\.[^']*)'/gm, (whole, list: string, path: string) => {
    const publicFile = resolve(dirname(file), path)
    if (!publicFiles.has(publicFile)) return whole
    const modules = modulesOf(publicFile)
    const values = namesIn(list).filter((name) => !name.startsWith('type '))
    return values
      .map((value) => {
        const [name = ''] = value.split(' as ')
        const module = modules.get(name)
        if (!module) throw new Error(`${relative('.', publicFile)} does not export ${name}, which ${file} imports.`)
        return importOf(file, value, module)
      })
      .join('; ')
  })
}

/**
 * A build plugin that replaces imports from an engine's public file. The build finds by imports which files a page
 * loads, and which modules share a file (chunkGroups.ts). Through the public file, every page that uses a single part
 * of an engine would depend on the whole engine (Q443).
 */
export function directImports(): Plugin {
  return {
    name: 'tsudoi-direct-imports',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/.+\.tsx?$/ },
      handler(code, id) {
        const direct = importDirectly(code, id)
        return direct === code ? undefined : { code: direct, map: null }
      },
    },
  }
}
