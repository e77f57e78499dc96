import { build, type Rollup } from 'vite'

/** Builds the processing of post images as a separate script: `photos.prepareMedia`. */
export async function buildPhotosScript(): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['tsudoi-source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: new URL('../posts/internal/write/media/prepareMedia.ts', import.meta.url).pathname,
        formats: ['iife'],
        name: 'photos',
      },
    },
  })) as Rollup.RollupOutput[]
  return output.flatMap((part) => part.output).flatMap((file) => (file.type === 'chunk' ? file.code : []))[0] ?? ''
}
