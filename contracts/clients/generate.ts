import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core'
import { generateApi } from 'swagger-typescript-api'
import type { Host } from '../hosts.ts'
import { openapiOf } from '../openapiOf.ts'
import { pythonClientOf, type Document } from './pythonClient.ts'

/** The document of a host as a file, and where it lies. */
export function writeDocument(host: Host, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'openapi.json')
  writeFileSync(file, JSON.stringify(openapiOf(host)))
  return file
}

/** A TypeScript client with a method for each call: `client.ts`. */
export async function writeTypescriptClient(document: string, folder: string): Promise<void> {
  const options = { fileName: 'client.ts', httpClientType: 'fetch', moduleNameFirstTag: true, silent: true } as const
  await generateApi({ ...options, input: document, output: folder, cleanOutput: false })
  const file = join(folder, 'client.ts')
  // The generator tells the compiler to look away; here it shall look.
  writeFileSync(file, readFileSync(file, 'utf8').replace('// @ts-nocheck', ''))
}

/**
 * A Python client with a method for each call, on classes of every schema that refuse what does not fit: `client.py`,
 * `models.py`. Whole Python clients are no npm package's work: openapi-generator fetches a JAR, Kiota a program,
 * AutoRest installs from PyPI, and their clients need packages of PyPI. So the classes are a generator's, the methods
 * our own.
 */
export async function writePythonClient(document: string, folder: string): Promise<void> {
  const models = await pythonModelsOf(document)
  writeFileSync(join(folder, 'models.py'), models)
  const client = pythonClientOf(JSON.parse(readFileSync(document, 'utf8')) as Document, models)
  writeFileSync(join(folder, 'client.py'), client)
}

async function pythonModelsOf(document: string): Promise<string> {
  const { components } = JSON.parse(readFileSync(document, 'utf8')) as { components: { schemas: object } }
  const definitions = JSON.stringify(components.schemas).replaceAll('#/components/schemas/', '#/definitions/')
  const input = new JSONSchemaInput(new FetchingJSONSchemaStore())
  // A field of the name of its class would hide it.
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
