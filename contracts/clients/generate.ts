import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core'
import { generateApi } from 'swagger-typescript-api'
import type { Host } from '../hosts.ts'
import { openapiOf } from '../openapiOf.ts'
import { pythonClientOf, type OpenApiDocument } from './pythonClient.ts'

const repository = join(import.meta.dirname, '../..')

/** Writes the OpenAPI document of a host to a file; returns the path. */
export function writeDocument(host: Host, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(openapiOf(host)))
  return file
}

/** Generates `client.ts`, a TypeScript client with a method for each endpoint. */
export async function writeTypescriptClient(document: string, folder: string): Promise<void> {
  const options = { fileName: 'client.ts', httpClientType: 'fetch', moduleNameFirstTag: true, silent: true } as const
  await generateApi({ ...options, input: document, output: folder, cleanOutput: false })
  const file = join(folder, 'client.ts')
  // Enables type checking, which the generator disables in its output.
  writeFileSync(file, readFileSync(file, 'utf8').replace('// @ts-nocheck', ''))
}

const run = promisify(execFile)

/**
 * Runs orval, which writes `fetch.ts`, a client, and `zod.ts`, which validates requests and answers at run time.
 * The documents' default server becomes a part of the client.
 */
export async function writeOrvalClients(document: string, folder: string): Promise<void> {
  const configFile = join(folder, 'orval.config.mjs')
  const outputs = {
    fetch: { client: 'fetch', target: join(folder, 'fetch.ts'), baseUrl: { getBaseUrlFromSpecification: true } },
    zod: { client: 'zod', target: join(folder, 'zod.ts') },
  }
  const configs = Object.entries(outputs).map(([name, output]) => [name, { input: { target: document }, output }])
  writeFileSync(configFile, `export default ${JSON.stringify(Object.fromEntries(configs))}`)
  await run('npx', ['orval', '--config', configFile, '--fail-on-warnings'], { cwd: repository })
}

/** Runs `@hey-api/openapi-ts`, which writes a folder with types, a client and validators. */
export async function writeHeyApiClient(document: string, folder: string): Promise<void> {
  const program = join(repository, 'node_modules/@hey-api/openapi-ts/dist/run.mjs')
  const plugins = ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch', 'zod']
  const words = ['-i', document, '-o', join(folder, 'heyApi'), '--no-log-file', '-p', ...plugins]
  await run('node', ['--import', join(import.meta.dirname, 'typescriptApi.ts'), program, ...words], { cwd: folder })
}

/**
 * Generates `client.py`, a Python client with a method for each endpoint, and `models.py`, with a validating class for
 * every schema. No npm package generates complete Python clients (openapi-generator downloads a JAR, Kiota a program,
 * AutoRest uses PyPI, and their output needs PyPI packages). So a generator writes the classes, and `pythonClientOf`
 * writes the methods.
 */
export async function writePythonClient(document: string, folder: string): Promise<void> {
  const models = await pythonModelsOf(document)
  writeFileSync(join(folder, 'models.py'), models)
  const client = pythonClientOf(JSON.parse(readFileSync(document, 'utf8')) as OpenApiDocument, models)
  writeFileSync(join(folder, 'client.py'), client)
}

async function pythonModelsOf(document: string): Promise<string> {
  const { components } = JSON.parse(readFileSync(document, 'utf8')) as { components: { schemas: object } }
  const definitions = JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/definitions/')
  const input = new JSONSchemaInput(new FetchingJSONSchemaStore())
  // Each field gets the prefix `as`, because a field with the same name as its class would shadow the class.
  const everything = Object.keys(components.schemas).map((name) => [`as${name}`, { $ref: `#/definitions/${name}` }])
  await input.addSource({
    name: 'Everything',
    schema: JSON.stringify({
      type: 'object',
      properties: Object.fromEntries(everything),
      definitions: JSON.parse(definitions) as object,
    }),
  })
  const inputData = new InputData()
  inputData.addInput(input)
  const { lines } = await quicktype({
    inputData,
    lang: 'python',
    rendererOptions: { 'python-version': '3.7', 'nice-property-names': false },
    combineClasses: false,
    inferDateTimes: false,
  })
  return lines.join('\n')
}
