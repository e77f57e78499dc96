/** Parts of the user agents of search engines. */
const searchEngines = [
  'Applebot',
  'Baiduspider',
  'bingbot',
  // The search engine Cốc Cốc.
  'coccocbot',
  'DuckDuckBot',
  'Google-InspectionTool',
  'Googlebot',
  'PetalBot',
  'Qwantbot',
  'SeznamBot',
  // Yahoo! in other countries than Japan.
  'Slurp',
  'Sogou',
  // Yahoo! JAPAN.
  'Y!J-',
  'YandexBot',
  // Naver.
  'Yeti/',
]

/**
 * Parts of the user agents of link previews. Messengers and social networks request a page once, when its link is
 * shared, and cache its content for days (Q406). LINE, Instagram and Threads use the name of Facebook's.
 */
const linkPreviews = [
  'Bluesky',
  'Discordbot',
  'Embedly',
  'facebookexternalhit',
  'Hatena',
  'Iframely',
  'line-poker',
  'LinkedInBot',
  'Mastodon',
  'meta-externalagent',
  'Misskey',
  'Pinterest',
  'redditbot',
  'SkypeUriPreview',
  'Slackbot',
  'TelegramBot',
  // The link preview of posts in the app (C093).
  'link-preview/',
  'Twitterbot',
  'WhatsApp',
]

const isSentBy = (agents: readonly string[]) => {
  const pattern = new RegExp(agents.join('|'), 'i')
  return (request: Request): boolean => pattern.test(request.headers.get('user-agent') ?? '')
}

/** Whether a search engine sent the request, according to its user agent. */
export const isSearchEngine = isSentBy(searchEngines)

/** Whether a link preview or a search engine sent the request, according to its user agent. */
export const isCrawler = isSentBy([...searchEngines, ...linkPreviews])
