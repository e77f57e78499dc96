import { expect, it } from 'vitest'
import { isCrawler, isSearchEngine } from './isCrawler.ts'

const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

const requestBy = (agent: string | undefined) =>
  new Request('https://tsudoi.example/', { headers: agent === undefined ? {} : { 'user-agent': agent } })

const linkPreviews = [
  'Twitterbot/1.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'facebookexternalhit/1.1;line-poker/1.0',
  'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
  'tsudoi-link-preview/1.0',
]

const searchEngines = [
  'Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Y!J-WSC/1.0 (https://www.yahoo-help.jp/app/answers/detail/p/595/a_id/42716/)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
]

it.each([...linkPreviews, ...searchEngines])(
  'isCrawler() recognises the user agent of a link preview or search engine (Q406): %s',
  (agent) => {
    expect(isCrawler(requestBy(agent))).toBe(true)
  },
)

it.each([
  ...linkPreviews.map((agent) => [agent, false] as const),
  ...searchEngines.map((agent) => [agent, true] as const),
])('isSearchEngine() tells search engines from link previews (Q553): %s is one: %s', (agent, expected) => {
  expect(isSearchEngine(requestBy(agent))).toBe(expected)
})

it.each([
  undefined,
  '',
  `${safari} Version/18.5 Mobile/15E148 Safari/604.1`,
  `${safari} Mobile/15E148 Safari Line/15.6.0`,
  `${safari} Mobile/15E148 [FBAN/FBIOS;FBAV/510.0;FBDV/iPhone17,1]`,
  `${safari} Mobile/15E148 Instagram 380.0`,
  `${safari} Mobile/15E148 Twitter for iPhone/11.2`,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) discord/1.0.9190 Chrome/134.0.0.0 Electron/35.1 Safari/537.36',
])('isCrawler() is false for the user agent of a browser: %s', (agent) => {
  expect(isCrawler(requestBy(agent))).toBe(false)
})
