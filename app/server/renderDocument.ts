import { firstAnswersId } from '../firstAnswers.ts'
import { firstViewId } from '../firstView.ts'
import { escapeMarkup, escapeScriptData } from './escapeMarkup.ts'
import type { RenderedPage } from './renderPage.tsx'

/** The HTML of the built app without a page's content: the app shell. */
export interface Shell {
  html: string
  /** URLs of the stylesheets that all pages except the landing pages need. */
  lateSheets: readonly string[]
}

/** The parts of a document. */
export interface DocumentParts {
  shell: Shell
  /** HTML of the head's tags; replaces those of the shell. Default: the shell's. */
  headTags?: string
  /** The content, with the path that it belongs to. Default: none, the app renders it. */
  content?: (RenderedPage & { path: string; isLanding: boolean }) | undefined
}

/** The head tags of the shell (app/index.html), which those of a page replace. */
const shellHeadTags = /<!--head-->[\s\S]*?<!--\/head-->/

const dataBlock = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${escapeScriptData(JSON.stringify(data))}</script>`

/** The script in the shell's head, which starts the page's calls and loads its files. */
const headScript = /<script>[\s\S]*?<\/script>/
const headSheet = /<link rel="stylesheet"[^>]*>/g

/**
 * Orders the shell's tags for a page whose content is in its HTML: the stylesheets first, because the content waits for
 * them, and the script after the content, so that the scripts' files do not take the network from it.
 */
function contentFirst(
  html: string,
  { content, data, links }: Readonly<Record<'content' | 'data' | 'links', string>>,
): string {
  const script = headScript.exec(html)?.[0] ?? ''
  const own = [...html.matchAll(headSheet)].join('') + links
  return html
    .replace(script, '')
    .replaceAll(headSheet, '')
    .replace(/<meta charset[^>]*>/, (charset) => charset + own)
    .replace(/<div id="root">(<!--screen-->)?<\/div>/, () => content + script + data)
}

/** Composes a document of the shell, the tags of its head, and the page's content with the data that it shows. */
export function renderDocument({ shell, headTags, content }: DocumentParts): string {
  let { html } = shell
  if (headTags !== undefined) html = html.replace(shellHeadTags, () => headTags)
  if (!content) return html
  const sheets = content.isLanding ? [] : shell.lateSheets
  const links = sheets.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('')
  const root = `<div id="root" data-page="${escapeMarkup(content.path)}">${content.html}</div>`
  const data = dataBlock(firstViewId, content.firstView) + dataBlock(firstAnswersId, content.answers)
  return contentFirst(html.replace('<html ', '<html data-rendered '), { content: root, data, links })
}
