import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype } from 'quicktype-core'
import { generateApi } from 'swagger-typescript-api'
import type { Host } from '../hosts.ts'
import { openapiOf } from '../openapiOf.ts'
import { pythonClientOf, type Document } from './pythonClient.ts'

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
  // The generator disables type checking in its output; it is enabled here.
  writeFileSync(file, readFileSync(file, 'utf8').replace('// @ts-nocheck', ''))
}

/**
 * Generates `client.py`, a Python client with a method for each endpoint, and `models.py`, with a validating class for
 * every schema. No npm package generates complete Python clients (openapi-generator downloads a JAR, Kiota a program,
 * AutoRest uses PyPI, and their output needs PyPI packages). So a generator writes the classes, and our own code writes
 * the methods.
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
