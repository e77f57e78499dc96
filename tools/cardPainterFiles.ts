import { cpSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { CardPainterOptions } from '../app/server/cards/createCardPainter.ts'

/**
 * The files of the painter of share cards, relative to `node_modules`. Node reads them at runtime; other runtimes
 * bundle them.
 */
export const shareCardFiles = {
  satori: 'satori/layout.wasm',
  resvg: '@resvg/resvg-wasm/index_bg.wasm',
  webp: '@jsquash/webp/codec/dec/webp_dec.wasm',
  font: '@expo-google-fonts/biz-udpgothic/700Bold/BIZUDPGothic_700Bold.ttf',
  /** The folder of the emoji, `<name>.svg` each. */
  emoji: '@twemoji/svg',
} as const

/** Reads the files that `createCardPainter` and `createWebpDecoder` need from the installed packages. */
export function cardPainterFiles(
  packages = resolve('node_modules'),
): Pick<CardPainterOptions, 'wasm' | 'fonts' | 'loadEmoji'> & { webp: WebAssembly.Module } {
  const file = (path: string) => readFileSync(resolve(packages, path))
  return {
    wasm: { satori: file(shareCardFiles.satori), resvg: file(shareCardFiles.resvg) },
    fonts: [file(shareCardFiles.font)],
    loadEmoji: (name) =>
      /^[\da-f-]{2,120}$/.test(name)
        ? readFile(resolve(packages, shareCardFiles.emoji, `${name}.svg`), 'utf8').catch(() => undefined)
        : Promise.resolve(undefined),
    webp: new WebAssembly.Module(file(shareCardFiles.webp)),
  }
}

/** The folder with copies of these files in the folder of the built server. */
export const shareCardsFolder = (server: string) => join(server, 'cards')

/** Copies these files into the folder of the built server, which is deployed without packages. */
export function copyShareCardFiles(server: string): void {
  for (const path of Object.values(shareCardFiles))
    cpSync(resolve('node_modules', path), join(shareCardsFolder(server), path), {
      recursive: true,
      filter: (from) => !/\.\w+$/.test(from) || /\.(wasm|ttf|svg)$/.test(from),
    })
}
