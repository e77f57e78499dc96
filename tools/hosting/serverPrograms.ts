import { resolve } from 'node:path'
import { build, type Plugin, type Rollup } from 'vite'

/** The paths of the modules that the programs import, relative to the programs. */
interface Modules {
  /** The app's server module. */
  main: string
  /** The module with the data about the build (`BuiltApp`). */
  app: string
}

/** The programs in `dist/server`: the code with which each starts the built server, and whether it runs in Node. */
const programs = {
  'node.js': {
    code: `import { runDocumentServer } from './tools/hosting/documentServer.ts'\nawait runDocumentServer(server, import.meta.dirname)`,
    target: 'node',
  },
  'worker.js': {
    code: `import { createEdgeWorker } from './tools/hosting/edgeWorker.ts'\nexport default createEdgeWorker(server)`,
    target: 'webworker',
  },
} as const

type ProgramName = keyof typeof programs

/** Modules that the bundler does not resolve, because both are files of the build. */
const external = ['#main', '#app']

/** A plugin that provides the entry module of a program, because the entry is not a file. */
const entryOf = (name: ProgramName): Plugin => ({
  name: 'tsudoi-server-program',
  resolveId: (id) => (id === resolve(name) ? id : undefined),
  load: (id) =>
    id === resolve(name)
      ? [
          `import { createCards, createHandler } from '#main'`,
          `import { app } from '#app'`,
          `const server = { createHandler, createCards, app }`,
          programs[name].code,
        ].join('\n')
      : undefined,
})

async function compile(name: ProgramName, { main, app }: Modules): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [entryOf(name)],
    build: { ssr: name, write: false, minify: false, target: 'es2022', rolldownOptions: { external } },
    ssr: { noExternal: true, external, target: programs[name].target },
  })) as Rollup.RollupOutput
  return built.output[0].code.replace(/(["'])#main\1/, `'${main}'`).replace(/(["'])#app\1/, `'${app}'`)
}

/** Bundles the programs that run the built server. The result needs no packages. */
export async function serverPrograms(modules: Modules): Promise<Record<ProgramName, string>> {
  return { 'node.js': await compile('node.js', modules), 'worker.js': await compile('worker.js', modules) }
}
