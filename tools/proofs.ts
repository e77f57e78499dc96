import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { provenCounts, proofsPage, type SpecificationList } from './proofs/page.ts'
import { proofsOf } from './proofs/proofsOf.ts'
import { passedTestsOfJest, passedTestsOfPlaywright, type PassedTest } from './proofs/reports.ts'
import { reportsFolder } from './testSteps.ts'

/**
 * `npm run proofs`: writes docs/proofs.md, which lists the tests that prove each id of the specification (routes R,
 * rules S, errors E, screens W). The program reads the reports of `npm test`, so a test that failed or did not run
 * proves nothing.
 */
const root = resolve(import.meta.dirname, '..')

const lists: readonly { file: string; title: string; text: number }[] = [
  { file: 'routes', title: 'Routes', text: 1 },
  { file: 'rules', title: 'Rules', text: 2 },
  { file: 'errors', title: 'Errors', text: 1 },
  { file: 'screens', title: 'Screens', text: 2 },
]

function listOf({ file, title, text }: (typeof lists)[number]): SpecificationList {
  const lines = readFileSync(join(root, `docs/specification/${file}.tsv`), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
  const rows = lines.map((line) => {
    const cells = line.split('\t')
    return { id: cells[0] ?? '', text: (cells[text] ?? '').slice(0, 120) }
  })
  return { title, rows }
}

const readers = { unit: passedTestsOfJest, stories: passedTestsOfJest, e2e: passedTestsOfPlaywright }

function passedTests(): PassedTest[] {
  const reports = Object.entries(readers).map(([name, read]) => ({
    name,
    read,
    file: join(root, reportsFolder, `${name}.json`),
  }))
  const missing = reports.filter(({ file }) => !existsSync(file)).map(({ name }) => name)
  if (missing.length > 0) {
    console.error(`There is no report of ${missing.join(', ')} in ${reportsFolder}. Run a whole \`npm test\` first.`)
    process.exit(1)
  }
  return reports.flatMap(({ file, read }) => read(JSON.parse(readFileSync(file, 'utf8')) as never, root))
}

const all = lists.map(listOf)
const proofs = proofsOf(passedTests())
writeFileSync(join(root, 'docs/proofs.md'), proofsPage(all, proofs))
console.log(provenCounts(all, proofs))
