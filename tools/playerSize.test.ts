import { gzipSync } from 'node:zlib'
import { build, type Plugin, type Rollup } from 'vite'
import { describe, expect, it } from 'vitest'

/** The limit for the player's own code in gzip bytes, without the streaming engine and shared code. */
const budget = 22_300

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

describe('the video player', () => {
  it('has at most 22.3 kB of own code, and loads the streaming engine (hls.js) lazily', async () => {
    const own = await ownChunks()
    const modules = own.flatMap(({ moduleIds }) => moduleIds.filter(isOwn))
    for (const name of ['Player.tsx', 'VideoPlayer.tsx', 'createHlsEngine.ts', 'playbackReporter.ts'])
      expect(modules.some((id) => id.endsWith(`/${name}`))).toBe(true)
    expect(own.flatMap(({ imports }) => imports).filter((id) => id.startsWith('hls.js'))).toEqual([])
    expect(own.flatMap(({ dynamicImports }) => dynamicImports)).toContain('hls.js/light')
    const bytes = own.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0)
    expect(bytes).toBeGreaterThan(5_000)
    expect(bytes).toBeLessThanOrEqual(budget)
  })
})
