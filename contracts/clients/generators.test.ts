import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { hosts } from '../hosts.ts'
import { openapiOf } from '../openapiOf.ts'
import { isLong } from '../testing/amount.ts'
import { writeDocument, writeHeyApiClient, writeOrvalClients, writeTypescriptClient } from './generate.ts'

const run = promisify(execFile)
const repository = join(import.meta.dirname, '../..')

let folder: string
beforeAll(() => {
  mkdirSync(join(repository, '.tmp'), { recursive: true })
  folder = mkdtempSync(join(repository, '.tmp/generators-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.each(hosts)('the OpenAPI document of the %s host', (host) => {
  it('is valid according to the schema of OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(
      JSON.parse(JSON.stringify(openapiOf(host))) as Record<string, unknown>,
    )
    expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
  })
})

/** Compiler options of a strict project that bundles its code. */
const strict = ['--strict', '--noEmit', '--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2024']

// The generators and the compiler take seconds for each host.
describe.skipIf(!isLong).each(hosts)(
  'the TypeScript code that other generators make for the %s host',
  { timeout: 300_000 },
  (host) => {
    it('compiles with strict options, whether swagger-typescript-api, orval or @hey-api/openapi-ts made it', async () => {
      const home = join(folder, host)
      const document = writeDocument(host, home)
      await writeTypescriptClient(document, home)
      await writeOrvalClients(document, home)
      await writeHeyApiClient(document, home)
      const files = ['client.ts', 'fetch.ts', 'zod.ts', 'heyApi/index.ts', 'heyApi/zod.gen.ts'].map((file) =>
        join(home, file),
      )
      const lib = ['--lib', 'es2024,dom,dom.iterable', '--types', 'node', '--ignoreConfig', '--skipLibCheck']
      await expect(run('npx', ['tsc', ...strict, ...lib, ...files], { cwd: repository })).resolves.toBeDefined()
    })
  },
)

describe.skipIf(!isLong)('the validators that orval generates from the OpenAPI document', { timeout: 300_000 }, () => {
  it('accept an answer with an enumeration value that the document does not list, because a newer host may send one', async () => {
    const home = join(folder, 'validators')
    await writeOrvalClients(writeDocument('payment', home), home)
    const validators = (await import(join(home, 'zod.ts'))) as Record<string, z.ZodType>
    const { listTransactions, startPurchase } = examplesOf(openapiOf('payment'))
    const answer = JSON.stringify(listTransactions?.answer).replace('"PENDING"', '"REFUNDED_BY_NEWER_HOST"')
    expect(answer).toContain('REFUNDED_BY_NEWER_HOST')
    expect(validators['ListTransactionsResponse']?.safeParse(JSON.parse(answer)).error).toBeUndefined()
    const request = startPurchase?.request as object
    expect(validators['StartPurchaseBody']?.safeParse(request).error).toBeUndefined()
  })
})

interface Operation {
  operationId: string
  requestBody?: { content: { 'application/json': { examples: Record<string, { value: unknown }> } } }
  responses: Record<'200', { content: { 'application/json': { examples: Record<string, { value: unknown }> } } }>
}

/** The request and the answer of the case `full` of each operation. */
function examplesOf(document: object): Record<string, { request: unknown; answer: unknown }> {
  const { paths } = document as { paths: Record<string, Record<string, Operation>> }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  return Object.fromEntries(
    operations.map(({ operationId, requestBody, responses }) => [
      operationId,
      {
        request: requestBody?.content['application/json'].examples['full']?.value,
        answer: responses['200'].content['application/json'].examples['full']?.value,
      },
    ]),
  )
}
