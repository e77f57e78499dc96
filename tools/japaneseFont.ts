import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserLaunch } from './browser.ts'

const fonts = resolve('node_modules/@expo-google-fonts/biz-udpgothic')
const folder = resolve('.tmp/japanese-font')

/** The font configuration that maps the font of iOS, which the design system requests first, to the Japanese font. */
const configuration = (known: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">${known}</include>
  <dir>${fonts}</dir>
  <cachedir>${folder}</cachedir>
  <alias binding="same"><family>Hiragino Sans</family><prefer><family>BIZ UDPGothic</family></prefer></alias>
</fontconfig>
`

/**
 * Adds a Japanese system font to the settings with which a browser is started, because every phone has such a font. The
 * pinned browser and a minimal Linux have none, so the browser would search every font for each character, which takes
 * most of the layout time.
 */
export function withJapaneseFont(launch: BrowserLaunch): BrowserLaunch {
  if (process.platform !== 'linux') return launch
  mkdirSync(folder, { recursive: true })
  const file = resolve(folder, 'fonts.conf')
  const text = configuration(launch.env['FONTCONFIG_FILE'] ?? '/etc/fonts/fonts.conf')
  // The file is written only when needed, because a browser may be reading it while another process starts one.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  return { ...launch, env: { ...launch.env, FONTCONFIG_FILE: file } }
}
