import { execFileSync } from 'node:child_process'
import { relative } from 'node:path'
import { expect, it } from 'vitest'
import { isLong } from '../contracts/testing/amount.ts'
import { sourceFiles } from './sourceFiles.ts'

// The step `types` reads all files again, so this takes as long as it.
it.runIf(isLong)('`npm run types` checks every TypeScript file, also those of Storybook', () => {
  const listed = execFileSync('node_modules/.bin/tsc', ['-p', '.', '--listFilesOnly'], { encoding: 'utf8' })
  const checked = new Set(listed.split('\n').map((file) => relative('.', file)))
  // The tours import generated clients, which contracts/clients/clients.test.ts creates in another folder.
  const own = sourceFiles('*.ts', '*.tsx').filter((file) => !file.startsWith('contracts/clients/tours/'))
  expect(own).toContain('.storybook/decorators.tsx')
  expect(own.filter((file) => !checked.has(file))).toEqual([])
})
