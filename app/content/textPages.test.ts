import { describe, expect, it } from 'vitest'
import { pages } from '../pages.ts'
import { parseLoginProviders } from '../providers/loginProviders.ts'
import { footerLinks } from '../shell/links.ts'
import { menuLinksOf } from '../shell/menuLinks.ts'
import { paths } from '../paths.ts'
import { commercialDocument, outsidePageNotices, textPages } from './textPages.ts'
import { allowedOriginsOf, outsideServices } from './outsideServices.ts'

const texts = { ...textPages, ...outsidePageNotices }
const hrefs = (links: readonly { href: string }[]) => links.map(({ href }) => href)

/** Every sentence that the text pages can show. */
const sentences = Object.values({ ...texts, [paths.commercial]: commercialDocument }).flatMap(({ sections }) =>
  sections.flatMap(({ heading, paragraphs }) => [heading ?? '', ...paragraphs]),
)

describe('the texts of the text pages (Q34)', () => {
  it.each([
    ['R019', 'W052', paths.support],
    ['R020', 'W053', paths.terms],
    ['R021', 'W054', paths.faq],
    ['R022', 'W055', paths.contact],
    ['R025', 'W057', paths.guideline],
    ['R027', 'W059, W019', paths.settlement],
    ['R028', 'W060', paths.copyright],
    ['ours', 'ours', paths.operator],
    ['ours', 'ours', paths.app],
    ['ours', 'ours', paths.privacy],
  ])(
    'are, for the row %s (%s) of the specification, on the page %s, which guests may open and which has its title in the page map',
    (id, _screen, path) => {
      const page = pages.find((each) => each.path === path)
      expect(page).toMatchObject({ id, guard: 'open', title: texts[path as keyof typeof texts]?.title })
      expect(texts[path as keyof typeof texts]?.sections.flatMap(({ paragraphs }) => paragraphs)).not.toEqual([])
    },
  )

  it('each have a page in the page map', () => {
    expect(Object.keys(texts).filter((path) => !pages.some((page) => page.path === path))).toEqual([])
  })

  it('include the headings that the commercial notice requires, and are marked as placeholders until the operator fills them in (R087)', () => {
    const headings = commercialDocument.sections.map(({ heading }) => heading)
    expect(headings).toEqual(expect.arrayContaining(['販売事業者', '販売価格', '返品・取り消し', '引き渡しの時期']))
    expect(commercialDocument.isPlaceholder).toBe(true)
  })

  const headingsOf = (page: (typeof texts)[keyof typeof texts]) => page.sections.map(({ heading }) => heading)

  it('have a section for each item that the commercial notice requires (L16–L22, R087)', () => {
    expect(commercialDocument.sections.map(({ heading }) => heading)).toEqual([
      '販売事業者',
      '運営責任者・所在地・電話番号',
      '販売価格',
      '商品代金のほかに必要な料金',
      'お支払いの時期と方法',
      '引き渡しの時期',
      'お申し込みの期間',
      '動作環境',
      '返品・取り消し',
    ])
  })

  it('have a section for each item that an issuer of paid coins must publish (L23–L30, R027, W059)', () => {
    expect(headingsOf(textPages[paths.settlement]!)).toEqual([
      '前払式支払手段の名称',
      '発行者',
      '支払可能金額',
      '有効期限',
      '使える場所',
      '残高の確認',
      '利用上のご注意',
      '約款',
      '苦情・相談の窓口',
      '利用者の資金の保全',
      '身に覚えのない利用への対応',
    ])
  })

  it('are marked as placeholders if they contain “公開の前に” or “架空”', () => {
    const unready = Object.values(texts).filter(({ sections }) =>
      /公開の(前|とき)に|架空/.test(JSON.stringify(sections)),
    )
    expect(unready.filter(({ isPlaceholder }) => !isPlaceholder)).toEqual([])
  })

  it('are written in the product’s spelling, and their sentences end with a full stop', () => {
    expect(sentences.filter((text) => /ください(?!。|、|」|い)|[!?]|出来|下さい|致し|頂|　/.test(text))).toEqual([])
  })

  it('have menu and footer links: the payment-services notice for members only (R027, W019, Q6), the commercial notice for all', () => {
    expect(hrefs(menuLinksOf(true).links)).toContain(paths.settlement)
    expect(hrefs(menuLinksOf(false).links)).not.toContain(paths.settlement)
    for (const isMember of [true, false]) {
      expect(hrefs(menuLinksOf(isMember).links)).toContain(paths.commercial)
      expect(hrefs(footerLinks(isMember))).toContain(paths.commercial)
    }
  })
})

describe('the page of external transmissions', () => {
  const deployment = { hosts: {}, textures: '', mediaOrigins: [], firebase: '', sbps: '', providers: '' }

  it('is linked from the menu and the footer of every page', () => {
    for (const isMember of [true, false]) {
      expect(hrefs(menuLinksOf(isMember).links)).toContain(paths.external)
      expect(hrefs(footerLinks(isMember))).toContain(paths.external)
    }
  })

  it('lists only the services that the deployment configures', () => {
    // Any channel may show a YouTube video at any time, so YouTube is always listed. Its frame loads only after a
    // press.
    expect(outsideServices(deployment)).toMatchObject([{ id: 'youtube' }, { id: 'push' }])
    expect(outsideServices({ ...deployment, mediaOrigins: ['https://media.example'] })).toMatchObject([
      { id: 'youtube' },
      { id: 'push' },
      { id: 'media', recipient: 'media.example' },
    ])
    const ids = outsideServices({ ...deployment, firebase: '{}' }).map(({ id }) => id)
    expect(ids).toEqual(['youtube', 'firebase-auth', 'firestore', 'remote-config', 'push'])
    const withMessaging = outsideServices({ ...deployment, firebase: '{"vapidKey":"B"}' }).map(({ id }) => id)
    expect(withMessaging.slice(1)).toEqual(['firebase-auth', 'firestore', 'remote-config', 'firebase-messaging'])
  })

  it('lists the login providers with the URLs that a visit may open, but no provider that our server simulates', () => {
    const providers = parseLoginProviders('GOOGLE TWITTER')
    const services = outsideServices({
      ...deployment,
      providers: 'GOOGLE TWITTER APPLE=/hosts/user/_sandbox/provider/apple',
    })
    expect(services.map(({ id }) => id)).toEqual(['youtube', 'login-google', 'login-twitter', 'push'])
    for (const [at, { addresses }] of providers.entries())
      for (const address of addresses) expect(services[at + 1]?.recipient).toContain(new URL(address).host)
    expect(allowedOriginsOf({ ...deployment, providers: 'GOOGLE' }, 'connect-src')).toEqual([])
  })

  it('lists the media server of live talks, if there is one, as the only service that calls are routed through (Q319, Q323)', () => {
    const through = { ...deployment, talkServer: 'wss://talk.example' }
    expect(outsideServices(through)).toMatchObject([
      { id: 'youtube' },
      { id: 'push' },
      { id: 'talk', recipient: 'talk.example' },
    ])
    expect(allowedOriginsOf(through, 'connect-src')).toEqual(['wss://talk.example', 'https://talk.example'])
    expect(allowedOriginsOf(deployment, 'connect-src')).toEqual([])
  })

  it('names the company that accepts cards, unless that is the product’s own server (X14)', () => {
    const sbps =
      '{"script":"https://token.sps-system.com/sbpstoken/com_sbps_system_token.js","merchantId":"12345","serviceId":"001"}'
    expect(outsideServices({ ...deployment, sbps })).toMatchObject([
      { id: 'youtube' },
      { id: 'push' },
      { id: 'sbps', spokenToBy: 'card' },
    ])
  })

  it('states for each service what data is sent, why, to whom, and how to opt out', () => {
    const all = outsideServices({
      ...deployment,
      firebase: '{}',
      mediaOrigins: ['https://media.example'],
      providers: 'APPLE FACEBOOK LINE',
      talkServer: 'wss://talk.example',
    })
    for (const { name, recipient, sent, purpose, optOut } of all) {
      for (const text of [name, recipient, sent, purpose]) expect(text).not.toBe('')
      expect(optOut).toMatch(/。$/)
    }
  })
})
