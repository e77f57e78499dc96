import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rollup } from 'vite'
import { describe, expect, it } from 'vitest'

/** The limits in gzip bytes, without the streaming engine and shared code. */
const budgets = {
  /** The player's own code. */
  player: 25_900,
  /** The code of the transcript, which loads when the user opens it. */
  transcript: 8_000,
  /** The code beside the full build of hls.js, which loads for streams with captions inside them. */
  streamCaptions: 1_600,
}

const isOwn = (id: string) => /\/(app|design-system\/screens\/video)\/player\//.test(id)

/** A build plugin that leaves out all code except the player's own. */
const ownOnly: Plugin = {
  name: 'tsudoi-own-only',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer) return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && isOwn(found.id) ? found : { id: source, external: true }
  },
}

async function ownChunks(): Promise<Rollup.OutputChunk[]> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [ownOnly],
    resolve: { conditions: ['tsudoi-source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'app/player/internal/Player.tsx', preserveEntrySignatures: 'strict' },
    },
  })) as Rollup.RollupOutput
  return built.output.filter((file) => file.type === 'chunk')
}

const bytesOf = (chunks: readonly Rollup.OutputChunk[]) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)

describe('the video player', () => {
  it('has at most 25.9 kB of own code, and loads the streaming engine (hls.js) and the transcript lazily', async () => {
    const all = await ownChunks()
    const holding = (name: string) => all.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${name}`)))
    const [transcript, captions] = [holding('Transcript.tsx'), holding('hlsWhole.ts')]
    const own = all.filter((chunk) => ![...transcript, ...captions].includes(chunk))
    const modules = own.flatMap(({ moduleIds }) => moduleIds.filter(isOwn))
    for (const name of ['Player.tsx', 'VideoPlayer.tsx', 'createHlsEngine.ts', 'playbackReporter.ts'])
      expect(modules.some((id) => id.endsWith(`/${name}`))).toBe(true)
    expect(own.flatMap(({ imports }) => imports).filter((id) => id.startsWith('hls.js'))).toEqual([])
    expect(own.flatMap(({ dynamicImports }) => dynamicImports)).toContain('hls.js/light')
    expect(bytesOf(own)).toBeGreaterThan(5_000)
    expect(bytesOf(own)).toBeLessThanOrEqual(budgets.player)
    expect(own.flatMap(({ dynamicImports }) => dynamicImports)).toEqual(
      expect.arrayContaining(transcript.map(({ fileName }) => fileName)),
    )
    expect(transcript).toHaveLength(1)
    expect(bytesOf(transcript)).toBeLessThanOrEqual(budgets.transcript)
    expect(captions.map(({ imports }) => imports.includes('hls.js'))).toEqual([true])
    expect(
      own.flatMap(({ moduleIds }) => moduleIds).filter((id) => /\/(connectCaptions|captionRequests)\.ts$/.test(id)),
    ).toEqual([])
    expect(bytesOf(captions)).toBeLessThanOrEqual(budgets.streamCaptions)
  })
})
