import type { ChangedPicture } from './changedPictures.ts'
import { reviewScript, reviewStyle } from './reviewLook.ts'
import type { IndexEntry } from './storyFinder.ts'

interface ReviewOptions {
  /** The revision as the user entered it. */
  revision: string
  /** The URL of a published Storybook, for links that work for every reader. Without it, the page names the stories. */
  storybook?: string | undefined
  /** Returns the story of a picture, such as `screens/gacha/GachaTop/full`; undefined if the story no longer exists. */
  storyOf: (picture: string) => IndexEntry | undefined
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

interface Named {
  change: ChangedPicture
  /** The folder of the pictures, such as `screens/gacha/GachaTop`. */
  place: string
  story: string
  width: string
  mode: string
}

/** Splits `screens/gacha/GachaTop/full-390-day.webp` into its parts. */
function named(change: ChangedPicture): Named {
  const [, place = '', story = '', width = '', mode = ''] = /^(.*)\/(.+)-(\d+)-(\w+)\.webp$/.exec(change.file) ?? []
  return { change, place, story, width, mode }
}

const dataOf = (picture: Buffer) => `data:image/webp;base64,${picture.toString('base64')}`

const modeNames: Readonly<Record<string, string>> = {
  day: '昼',
  stage: '舞台',
  large: '文字200%',
  forced: '強制カラー',
}

function pictureOf({ before, after, file }: ChangedPicture): string {
  const single = (picture: Buffer, words: string) =>
    `<p class="mark">${words}</p><div class="one"><img src="${dataOf(picture)}" alt="${escaped(file)}、${words}" loading="lazy"></div>`
  if (before && after) {
    return `<div class="pair"><img src="${dataOf(after)}" alt="${escaped(file)}、変更後" loading="lazy"><img class="before" src="${dataOf(before)}" alt="${escaped(file)}、変更前" loading="lazy"></div>
<label class="slide"><span>変更前</span><input type="range" min="0" max="100" value="50" aria-label="${escaped(file)}の変更前と変更後の境"><span>変更後</span></label>`
  }
  return after ? single(after, '新しい絵') : before ? single(before, 'なくなった絵') : ''
}

/** The link to a story, or where it is in the sidebar. */
function storyLink(story: IndexEntry | undefined, storybook: string | undefined): string {
  if (!story) return 'ストーリーはもうない'
  const place = escaped(`${story.title} › ${story.name}`)
  if (!storybook) return place
  const url = `${storybook.replace(/\/$/, '')}/?path=/story/${encodeURIComponent(story.id)}`
  return `<a href="${escaped(url)}">${place}</a>`
}

function figure(each: Named, { storybook, storyOf }: ReviewOptions): string {
  const link = storyLink(storyOf(`${each.place}/${each.story}`), storybook)
  return `<figure data-mode="${escaped(each.mode)}" data-width="${escaped(each.width)}">
<figcaption><b>${escaped(each.story)}</b> ${each.width} px・${modeNames[each.mode] ?? escaped(each.mode)} ${link}</figcaption>
${pictureOf(each.change)}
</figure>`
}

/**
 * Builds the page of `npm run stories:review`: the changes by screen, each with a slider between before and after.
 * Pictures, styles and script are inline, so the page can be sent as one file and read offline.
 */
export function reviewPage(changes: readonly ChangedPicture[], options: ReviewOptions): string {
  const places = Map.groupBy(changes.map(named), ({ place }) => place)
  const entries = [...places].map(([place, pictures], index) => ({ place, pictures, id: `s${index}` }))
  const count =
    changes.length === 0 ? '変わった絵はありません。' : `${places.size}か所、${changes.length}枚が変わりました。`
  const links = entries.map(
    ({ place, pictures, id }) => `<li><a href="#${id}">${escaped(place)}</a> <small>${pictures.length}</small></li>`,
  )
  const sections = entries.map(
    ({ place, pictures, id }) =>
      `<section id="${id}" aria-labelledby="${id}-h"><h2 id="${id}-h">${escaped(place)}</h2><div class="figures">${pictures.map((each) => figure(each, options)).join('\n')}</div></section>`,
  )
  return `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(options.revision)}からの変更</title>
<style>${reviewStyle}</style>
<header>
<h1>${escaped(options.revision)}からの変更</h1>
<p>${count}</p>
<form aria-label="絞り込み">
<label>モード <select name="mode"><option value="">すべて</option>${Object.entries(modeNames)
    .map(([mode, name]) => `<option value="${mode}">${name}</option>`)
    .join('')}</select></label>
<label>幅 <select name="width"><option value="">すべて</option><option>390</option><option>1280</option></select></label>
<label>すべての境 <input type="range" name="all" min="0" max="100" value="50"></label>
</form>
</header>
<div class="body">
<nav aria-label="画面"><ul>${links.join('')}</ul></nav>
<main>${sections.join('\n')}</main>
</div>
<script>${reviewScript}</script>
</html>
`
}
