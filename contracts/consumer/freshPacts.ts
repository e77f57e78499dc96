import { readdirSync, readFileSync, rmSync } from 'node:fs'

const folder = new URL('../pacts/', import.meta.url)

function read(): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return new Map(names.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]))
}

/**
 * Pact merges into the files it finds, so an interaction that was taken out would live on: every run begins without them.
 * They are committed; where nobody would see the difference (`CI`), a run that changes them fails.
 */
export function setup(): () => void {
  const before = read()
  for (const name of before.keys()) rmSync(new URL(name, folder))
  return () => {
    const after = read()
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
      (name) => before.get(name) !== after.get(name),
    )
    if (changed.length > 0 && process.env['CI']) {
      throw new Error(
        `The committed pacts are not what the cases say: ${changed.join(', ')}. Run the pact project, commit.`,
      )
    }
  }
}
