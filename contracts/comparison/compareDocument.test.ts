import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { parse, stringify } from 'yaml'
import { hosts } from '../hosts.ts'
import { verificationFile } from '../verification.ts'
import { compareDocument } from './compareDocument.ts'

const folder = mkdtempSync(join(tmpdir(), 'tsudoi-comparison-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => vi.restoreAllMocks())

const documentOf = (name: string) => join(import.meta.dirname, 'documents', `${name}.yaml`)
const ofOpenapi = (host: string) => join(import.meta.dirname, '../openapi', `${host}.json`)

/** The calls that the test documents contain. */
const only = String.raw`^(coin\.(getCoinBalance|listCoinHistory)|channel\.unfollowChannel|payment\.registerCreditCard)$`

async function compared(file: string, choice: Partial<Parameters<typeof compareDocument>[1]> = {}) {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
  const isRight = await compareDocument(file, { hosts: ['app', 'payment'], only, ...choice })
  return { isRight, lines: lines.map((line) => line.trim()) }
}

type Tree = { [name: string]: Tree }

/** Compares the correct document after one change to it, and returns the differences of its calls. */
async function changed(change: (document: Tree) => void): Promise<string[]> {
  const document = parse(readFileSync(documentOf('right'), 'utf8')) as Tree
  change(document)
  const file = join(folder, 'changed.yaml')
  const report = join(folder, 'report.json')
  writeFileSync(file, stringify(document))
  await compared(file, { report })
  const { results } = JSON.parse(readFileSync(report, 'utf8')) as {
    results: { name: string; differences: { text: string; isCertain: boolean }[] }[]
  }
  return results.flatMap(({ name, differences }) =>
    differences.map(({ text, isCertain }) => `${name}: ${isCertain ? '' : 'unclear: '}${text}`),
  )
}

const balance = (document: Tree) => document['components']?.['schemas']?.['Balance']?.['allOf'] as unknown as Tree[]
const coins = (document: Tree) => document['components']?.['schemas']?.['Coins'] as Tree
const history = (document: Tree) => document['paths']?.['/v2/currency/history']?.['get'] as Tree
const card = (document: Tree) => document['paths']?.['/v2/payment/sbps/creditcard']?.['post'] as Tree
const cardBody = (document: Tree) => card(document)['requestBody']?.['content'] as Tree
const cardSchema = (document: Tree) => cardBody(document)['application/json']?.['schema'] as Tree
const values = (value: unknown) => value as Tree

describe('the comparison of the contract with another team’s OpenAPI document', () => {
  it.each(hosts)('finds no difference in the contract’s own document of the %s host', async (host) => {
    const { isRight, lines } = await compared(ofOpenapi(host), { hosts: [host], only: '' })
    expect(lines.slice(1)).toEqual([expect.stringContaining('The document has every call.')])
    expect(isRight).toBe(true)
  })

  it('finds no difference in a correct document with references, `allOf`, `nullable` and an additional path', async () => {
    const file = documentOf('right')
    expect(await compared(file)).toEqual({
      isRight: true,
      lines: [
        `The paths of ${file} begin with /api: the addresses of the hosts must end with it.`,
        `✓ app: 3 of 3 calls fit ${file}`,
        `✓ payment: 1 of 1 calls fit ${file}`,
        'The document has every call. A verification of the running host proves the rest.',
      ],
    })
  })

  it('reports a missing path together with the path that is probably meant, and a missing method', async () => {
    const file = documentOf('missingRoute')
    expect(await compared(file)).toEqual({
      isRight: false,
      lines: [
        expect.stringContaining('begin with /api'),
        `✗ app: 1 of 3 calls fit ${file}`,
        'coin.getCoinBalance (GET /v2/coin/balance)',
        'the path is missing; the document has /api/v2/coins/balance',
        'coin.listCoinHistory (GET /v2/currency/history)',
        '/api/v2/currency/history has POST, but not GET',
        `✓ payment: 1 of 1 calls fit ${file}`,
        'The document differs from the contract.',
      ],
    })
  })

  it('reports missing fields, fields of another type, and request fields that the document refuses or requires', async () => {
    const { isRight, lines } = await compared(documentOf('wrongTypes'))
    expect(isRight).toBe(false)
    expect(lines.slice(2, -1)).toEqual([
      'coin.getCoinBalance (GET /v2/coin/balance)',
      "the answer's `free` is string, the app reads integer",
      "the answer's `total` (integer) is missing",
      'coin.listCoinHistory (GET /v2/currency/history)',
      "the answer's `list[].transactionTime` is string (date), the app reads string (date-time)",
      "the answer's `list[].optionCoin` (object) is missing",
      "the answer's `seek.hasNext` may be null",
      expect.stringContaining('✗ payment: 0 of 1 calls fit'),
      'payment.registerCreditCard (POST /v2/payment/sbps/creditcard)',
      "the request's `gateway` must be integer, the app sends string",
      "the request's `cardToken` is refused (additionalProperties: false)",
      '`token` is required, and the app does not send it',
    ])
  })

  it.each<[string, (document: Tree) => void, string[]]>([
    [
      'a number with a fraction where the app reads an integer',
      (document) => Object.assign(values(coins(document)['properties']), { paid: { type: 'number' } }),
      [
        "coin.getCoinBalance: the answer's `paid` is number, the app reads integer",
        "coin.listCoinHistory: the answer's `list[].optionCoin.paid` is number, the app reads integer",
      ],
    ],
    [
      'fields that are not marked as required, which is unclear',
      (document) => delete balance(document)[1]?.['required'],
      ['coin.getCoinBalance: unclear: the answer may lack total: not in `required`'],
    ],
    [
      'an answer whose fields are not described, which is unclear',
      (document) =>
        Object.assign(values(document['components']?.['responses']?.['Balance']), {
          content: { 'application/json': { schema: { type: 'object' } } },
        }),
      ['coin.getCoinBalance: unclear: the fields of the answer are not described'],
    ],
    [
      'an answer that is no JSON',
      (document) =>
        Object.assign(values(document['components']?.['responses']?.['Balance']), { content: { 'text/html': {} } }),
      ['coin.getCoinBalance: the answer is text/html, the app reads JSON'],
    ],
    [
      'an answer without a body',
      (document) => delete document['components']?.['responses']?.['Balance']?.['content'],
      ['coin.getCoinBalance: the answer is empty, the app reads JSON'],
    ],
    [
      'a success status that differs from the contract’s',
      (document) =>
        Object.assign(values(document['paths']?.['/v2/follow/ip/{channel}']?.['delete']), {
          responses: { 204: { description: 'Gone' } },
        }),
      ['channel.unfollowChannel: success is answered with 204, the app expects 200'],
    ],
    [
      'a query parameter that the app does not send',
      (document) =>
        Object.assign(history(document), {
          parameters: [{ name: 'from', in: 'query', required: true, schema: { type: 'string' } }],
        }),
      [
        'coin.listCoinHistory: unclear: the query parameter `seek.limit` (integer) is not declared',
        'coin.listCoinHistory: unclear: the query parameter `seek.order` (string) is not declared',
        'coin.listCoinHistory: unclear: the query parameter `seek.lastTransactionTime` (string (date-time)) is not declared',
        'coin.listCoinHistory: the query parameter `from` is required, and the app does not send it',
      ],
    ],
    [
      'a header that the app does not send',
      (document) =>
        Object.assign(history(document), {
          parameters: [{ name: 'X-Api-Key', in: 'header', required: true, schema: { type: 'string' } }],
        }),
      [
        ...['seek.limit` (integer)', 'seek.order` (string)', 'seek.lastTransactionTime` (string (date-time))'].map(
          (name) => `coin.listCoinHistory: unclear: the query parameter \`${name} is not declared`,
        ),
        'coin.listCoinHistory: the header X-Api-Key is required, and the app does not send it',
      ],
    ],
    [
      'a request whose format differs from the contract’s',
      (document) =>
        Object.assign(values(card(document)['requestBody']), { content: { 'application/x-www-form-urlencoded': {} } }),
      ['payment.registerCreditCard: the request is application/x-www-form-urlencoded, the app sends JSON'],
    ],
    [
      'an enumeration in a request that lacks a value which the app sends',
      (document) =>
        Object.assign(values(cardSchema(document)['properties']), { gateway: { type: 'string', enum: ['STRIPE'] } }),
      ["payment.registerCreditCard: the request's `gateway` must not be SBPS, which the app sends"],
    ],
    [
      'a field of a request that an open object does not declare',
      (document) => {
        delete cardSchema(document)['additionalProperties']
        Object.assign(cardSchema(document), { required: [] })
        delete cardSchema(document)['properties']?.['cardToken']
      },
      ["payment.registerCreditCard: the request's `cardToken` (string) is not declared"],
    ],
  ])('reports %s', async (_, change, differences) => {
    expect(await changed(change)).toEqual(differences)
  })

  it('finds no difference in a schema that contains itself, and does not compare it endlessly', async () => {
    const differences = await changed((document) => {
      Object.assign(values(coins(document)['properties']), { before: { $ref: '#/components/schemas/Coins' } })
    })
    expect(differences).toEqual([])
  })

  it.each([
    ['of Swagger 2.0', 'swagger: "2.0"\n', 'Convert it first: npx swagger2openapi.'],
    ['without a version', 'paths: {}\n', 'is no OpenAPI 3 document'],
    ['whose version is not a text', 'openapi: { major: 3 }\n', 'is no OpenAPI 3 document'],
    ['that is no YAML', '{ "openapi": ', 'cannot be read: '],
  ])('throws an error that names the cause for a document %s', async (_, text, message) => {
    const file = join(folder, 'strange.yaml')
    writeFileSync(file, text)
    await expect(compared(file)).rejects.toThrow(message)
  })

  it('is not written to the file of the last verification by npm run contracts:verify, which the coverage report reads', async () => {
    const root = join(import.meta.dirname, '../..')
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const [, ...args] = scripts['contracts:verify']?.split(' ') ?? []
    const compare = ['--openapi', documentOf('right'), '--only', 'app,payment', '--calls', only]
    const said = await new Promise((resolve) => {
      execFile(process.execPath, [...args, ...compare], { cwd: root }, (_, stdout, stderr) => resolve(stdout + stderr))
    })
    expect(said).toContain('The document has every call.')
    const evidence = existsSync(verificationFile) ? readFileSync(verificationFile, 'utf8') : ''
    expect(evidence).not.toContain('"document"')
  })

  it('throws an error for a missing file, and for a filter that matches no call', async () => {
    await expect(compared(join(folder, 'nowhere.yaml'))).rejects.toThrow('cannot be read: ENOENT')
    await expect(compared(documentOf('right'), { only: '^coins' })).rejects.toThrow('No call is named ^coins')
  })
})
