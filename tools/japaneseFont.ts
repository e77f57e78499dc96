import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Launch } from './browser.ts'

const fonts = resolve('node_modules/@expo-google-fonts/biz-udpgothic')
const folder = resolve('.tmp/japanese-font')

/** The font that iOS names, which the design system asks for first, is this one. */
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
 * The same browser with a Japanese font of the system's, as every phone has one; the pinned browser and a bare Linux
 * have none. There each letter is looked for in every font in vain, which is most of what a layout takes.
 */
export function withJapaneseFont(launch: Launch): Launch {
  if (process.platform !== 'linux') return launch
  mkdirSync(folder, { recursive: true })
  const file = resolve(folder, 'fonts.conf')
  const text = configuration(launch.env['FONTCONFIG_FILE'] ?? '/etc/fonts/fonts.conf')
  // Once: a browser may read it while another process is about to begin one.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  return { ...launch, env: { ...launch.env, FONTCONFIG_FILE: file } }
}
