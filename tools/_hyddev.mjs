import { chromium } from 'playwright'
import { findBrowser } from './browser.ts'
import { withJapaneseFont } from './japaneseFont.ts'
import { writeFileSync } from 'node:fs'
const { executablePath, args, env } = withJapaneseFont(await findBrowser())
const b = await chromium.launch({ executablePath, args, env })
const paths = process.argv.slice(2)
const all = paths.length ? paths : ['/top','/channel','/channel/todai','/channel/todai?tab=posts','/channel/todai/movie','/channel/todai/movie/todai-night-47','/channel/todai/special','/channel/setsugen/story','/channel/setsugen/story/setsugen-post','/channel/shinyou/gacha','/channel/lemonade/gacha','/event','/event/todai-harbour','/event/todai-harbour/episode/todai-harbour-night','/campaign','/channel/todai/campaign','/channel/todai/draw/todai-dial','/lottery/lemonade-flag','/preorder/benio-festival','/vote/ranking/todai-last-song','/vote/coop/shinyou-firewood','/livetalk/group/todai-pier','/post/ip/todai/post-todai-1', '/story/STORY_PLAY_TYPE_PORTRAIT/MAIN/benio/benio-first-nights/benio-3/%E5%B0%8F%E6%98%A5/%E3%81%AF%E3%82%8B','/story/STORY_PLAY_TYPE_LANDSCAPE/MAIN/setsugen/setsugen-post/setsugen-10/%E5%B0%8F%E6%98%A5/%E3%81%AF%E3%82%8B']
const norm = () => {
  const clone = document.getElementById('root').cloneNode(true)
  for (const e of clone.querySelectorAll('*')) for (const a of ['data-state','aria-busy','tabindex']) e.removeAttribute(a)
  return clone.innerHTML
}
for (const path of all) {
  const ctx = await b.newContext({ viewport: process.env.WIDE ? {width:1280,height:800} : { width: 390, height: 844 }, deviceScaleFactor: 1, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const page = await ctx.newPage()
  const errs = [], gets = []
  page.on('console', m => { if (['error','warning'].includes(m.type())) errs.push(m.text().slice(0, 3500)) })
  page.on('pageerror', e => errs.push('PAGE ' + e.message.slice(0,300)))
  page.on('request', r => { if (r.url().includes('/hosts/') && !r.url().includes('textures')) gets.push(r.method() + ' ' + new URL(r.url()).pathname + new URL(r.url()).search) })
  const html = await (await fetch('http://localhost:5998' + path)).text()
  await new Promise(r => setTimeout(r, 400))
  const resp = await page.goto('http://localhost:5998' + path)
  const body = await resp.text()
  const rendered = body.includes('data-rendered')
  await page.waitForFunction(() => document.readyState === 'complete')
  await page.waitForTimeout(1500)
  const p2 = await ctx.newPage(); await p2.setContent('<div></div>')
  const after = await page.evaluate(`(${norm})()`)
  const before = await p2.evaluate(([html, fn]) => { document.body.innerHTML = new DOMParser().parseFromString(html, 'text/html').getElementById('root').outerHTML; return eval(`(${fn})`)() }, [body, String(norm)])
  let i = 0; while (i < before.length && before[i] === after[i]) i++
  console.log(rendered ? 'R' : 'shell', path, before === after ? 'same' : `DIFF at ${i}: ${before.slice(Math.max(0,i-80), i+160)}\n   >> ${after.slice(Math.max(0,i-80), i+160)}`)
  if (errs.length) console.log('   ERR', errs.slice(0,3))
  if (gets.length) console.log('   GET', gets.filter(g=>!/guest|maintenance|time$/.test(g)).join(' '))
  await ctx.close()
}
await b.close()
process.exit(0)
