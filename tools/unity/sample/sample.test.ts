import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readMessage } from '../../../app/platform/bridge/messages.ts'
import { readBridgeMessages } from './readBridgeMessages.ts'
import { writeCsharp } from './writeCsharp.ts'

const source = 'app/platform/bridge/messages.ts'
const scratch = mkdtempSync(join(tmpdir(), 'tsudoi-unity-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Reads the messages from a changed copy of the source. */
function readOf(change: (text: string) => string) {
  const file = join(scratch, 'messages.ts')
  writeFileSync(file, change(readFileSync(source, 'utf8')))
  return readBridgeMessages(file)
}

describe('the bridge’s messages in C#, docs/unity/TsudoiMessages.cs (S002)', () => {
  it('are equal to the messages that `npm run unity:sample` generates from the app’s types', () => {
    expect(readFileSync('docs/unity/TsudoiMessages.cs', 'utf8')).toBe(writeCsharp(readBridgeMessages(source)))
  })

  it('contain a field that is added to a message’s TypeScript type', () => {
    const csharp = writeCsharp(readOf((text) => text.replace("'videoEnded'; ", "'videoEnded'; seconds: number; ")))
    expect(csharp).toContain('public int seconds;')
    const builder = writeCsharp(
      readOf((text) => text.replace("z.literal('pause')", "z.literal('pause'), why: z.string()")),
    )
    expect(builder).toContain('Pause(string why)')
  })

  it('are not generated from a type that C# cannot represent: the generator throws', () => {
    expect(() => readOf((text) => text.replace('isMember: boolean', 'isMember: Date'))).toThrow('TSTypeReference')
  })
})

interface Compiler {
  name: string
  /** Compiles the files, runs the program, and returns its output. */
  run: (files: readonly string[]) => string
}

function ran(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', cwd: scratch })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`)
  return stdout
}

const program = join(scratch, 'says.exe')
const isHere = (name: string) => spawnSync(name, ['--version']).status === 0
const withMono = (name: string): Compiler => ({
  name,
  run(files) {
    ran(name, '-warnaserror', `-out:${program}`, ...files)
    return ran('mono', program)
  },
})
const project = `<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><OutputType>Exe</OutputType><TargetFramework>net$(BundledNETCoreAppTargetFrameworkVersion)</TargetFramework></PropertyGroup></Project>`
const dotnet: Compiler = {
  name: 'dotnet',
  run(files) {
    for (const file of files) copyFileSync(file, join(scratch, file.split('/').at(-1) ?? ''))
    writeFileSync(join(scratch, 'says.csproj'), project)
    return ran('dotnet', 'run')
  },
}
const compiler = isHere('mono') ? ['mcs', 'csc'].filter(isHere).map(withMono)[0] : isHere('dotnet') ? dotnet : undefined
if (!compiler) console.warn('There is no C# compiler here (mono with mcs or csc, dotnet): the sample is not compiled.')

describe.skipIf(!compiler)(`the sample for Unity, compiled by ${compiler?.name ?? 'no C# compiler here'}`, () => {
  it('compiles and sends messages that the app’s schema accepts', { timeout: 300_000 }, () => {
    const own = ['docs/unity/TsudoiMessages.cs', 'docs/unity/TsudoiWebView.cs']
    const beside = ['tools/unity/sample/Stubs.cs', 'tools/unity/sample/Says.cs']
    const said = compiler?.run([...own, ...beside].map((file) => join(process.cwd(), file))) ?? ''
    const [script = '', ...messages] = said.trim().split('\n').toReversed()
    expect(messages.toReversed().map(readMessage)).toEqual([
      { type: 'back' },
      { type: 'navigate', path: '/channel/"推し"\\1' },
      { type: 'insets', top: 47, right: 0, bottom: 34, left: 0 },
      { type: 'pause' },
    ])
    expect(JSON.parse(/^tsudoi\.receive\((.*)\)$/.exec(script)?.[1] ?? '')).toBe('{"type":"back"}')
  })
})
