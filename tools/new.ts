import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const usage = `npm run new screen gacha/GachaTop
  the screen, its story and its route

npm run new endpoint gacha/drawGacha C078
  the endpoint, its cases and its handler in the sandbox; with a row of docs/specification/calls.tsv, or without one for
  a call of ours`

interface Generator {
  /**
   * Writes the generator's files for `name` below the folder `root`. Returns their paths, relative to `root`. `more`
   * are the command's further arguments.
   *
   * @throws an error whose message explains what to do
   */
  create(name: string, more: readonly string[], root: string): readonly string[]
  nextSteps(name: string, more: readonly string[]): readonly string[]
}

const [kind = '', name = '', ...more] = process.argv.slice(2)
if (!['screen', 'endpoint'].includes(kind) || !/^[a-z][A-Za-z]*\/[A-Za-z]\w*$/.test(name)) {
  console.error(usage)
  process.exit(2)
}

const root = fileURLToPath(new URL('..', import.meta.url))
const generator = (await (kind === 'screen' ? import('./newScreen.ts') : import('./newEndpoint.ts'))) as Generator
try {
  const files = generator.create(name, more, root)
  execFileSync('oxfmt', [...files], { cwd: root })
  console.log(files.map((file) => `  ${file}`).join('\n'))
  console.log(
    `\nNext:\n${generator
      .nextSteps(name, more)
      .map((step) => `- ${step}`)
      .join('\n')}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
