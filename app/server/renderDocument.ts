import { pageFilesId, type PageFileList } from '../early/earlyFiles.ts'
import { answersInHtmlId } from '../answersInHtml.ts'
import { hydrationStateId } from '../hydrationState.ts'
import { escapeMarkup, escapeScriptData } from './escapeMarkup.ts'
import type { RenderedPage } from './renderPage.tsx'

/** The HTML of the built app without a page's content: the app shell. */
export interface AppShell {
  html: string
  /** URLs of the stylesheets that all pages except the landing pages need. */
  lateSheets: readonly string[]
}

/** The parts of a document. */
export interface DocumentParts {
  shell: AppShell
  /** HTML of the head's tags, which replaces those of the shell. Default: the shell's tags. */
  headTags?: string
  /** The rendered content and its path. Default: none, so the app renders the page in the browser. */
  content?: (RenderedPage & { path: string; isLanding: boolean }) | undefined
}

/** The head tags of the shell (app/index.html), which those of a page replace. */
const shellHeadTags = /<!--head-->[\s\S]*?<!--\/head-->/

const dataBlock = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${escapeScriptData(JSON.stringify(data))}</script>`

/** The script in the shell's head, which sends the page's calls and loads its files. */
const headScript = /<script>[\s\S]*?<\/script>/
const headSheet = /<link rel="stylesheet"[^>]*?href="([^"]*)"[^>]*>/g
/** The shell's list of the files of all pages (early/earlyFiles.ts). */
const fileList = new RegExp(`<script type="application/json" id="${pageFilesId}">([\\s\\S]*?)</script>`)

/** The scripts of the page at a path, without those that every page has. */
function scriptsOf({ html }: AppShell, path: string): readonly string[] {
  const list = JSON.parse(fileList.exec(html)?.[1] ?? '[]') as PageFileList
  const [, files = []] = list.find(([pattern]) => new RegExp(pattern).test(path)) ?? []
  return files.filter((file) => !file.endsWith('.css'))
}

/** The URLs of the stylesheets for which the content of a rendered page waits. */
export const contentStylesheets = ({ html, lateSheets }: AppShell, isLanding: boolean): readonly string[] => [
  ...[...html.matchAll(headSheet)].map(([, href = '']) => href),
  ...(isLanding ? [] : lateSheets),
]

interface RenderedParts {
  content: string
  data: string
  sheets: readonly string[]
  /** The page's own scripts. */
  scripts: readonly string[]
}

/**
 * Orders the tags of the shell for a page whose content is in its HTML. First the script, because it runs while the
 * stylesheets load; then the stylesheets, for which the content waits.
 */
function contentFirst(html: string, { content, data, sheets, scripts }: RenderedParts): string {
  const script = headScript.exec(html)?.[0] ?? ''
  const links = sheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('')
  return html
    .replace(fileList, '')
    .replace(script, '')
    .replaceAll(headSheet, '')
    .replace('<html ', () => `<html data-rendered="${scripts.join(' ')}" `)
    .replace(/<meta charset[^>]*>/, (charset) => charset + script + links)
    .replace(/<div id="root">(<!--screen-->)?<\/div>/, () => content + data)
}

/** Makes a document of the shell, the tags of its head, and the page's content with the data that it shows. */
export function renderDocument({ shell, headTags, content }: DocumentParts): string {
  let { html } = shell
  if (headTags !== undefined) html = html.replace(shellHeadTags, () => headTags)
  if (!content) return html
  return contentFirst(html, {
    content: `<div id="root" data-page="${escapeMarkup(content.path)}">${content.html}</div>`,
    data: dataBlock(hydrationStateId, content.firstView) + dataBlock(answersInHtmlId, content.answers),
    sheets: contentStylesheets(shell, content.isLanding),
    scripts: scriptsOf(shell, content.path),
  })
}
