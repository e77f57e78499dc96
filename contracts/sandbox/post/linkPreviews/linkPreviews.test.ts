import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestPage, publicLookup } from './requestPage.ts'
import { fetchPage, maxPageBytes, type PageResponse } from './fetchPage.ts'
import { firstLinkIn } from './firstLinkIn.ts'
import { isPublicIp, parsePublicUrl } from './parsePublicUrl.ts'
import { readPreview } from './readPreview.ts'

describe('the URLs of other sites that the sandbox requests for link previews (X9)', () => {
  it.each([
    'https://example.com/',
    'http://93.184.215.14/',
    'https://[2606:2800:21f::1]/',
    'https://日本語.example/道?q=1',
  ])('include %s', (address) => {
    expect(parsePublicUrl(address)).toBeDefined()
  })

  it.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://user:secret@example.com/',
    'https://example.com:8443/',
    'http://localhost/',
    'http://api.localhost./',
    'http://printer/',
    'http://nas.local/',
    'http://metadata.google.internal/',
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0/',
    'http://10.1.2.3/',
    'http://172.31.255.255/',
    'http://192.168.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:5db8:d70e]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[ff02::1]/',
    `https://example.com/${'x'.repeat(2_000)}`,
    'https://',
    '',
  ])('do not include %s', (address) => {
    expect(parsePublicUrl(address)).toBeUndefined()
  })

  it('do not include a URL whose host name resolves to a private address, even if it has public addresses, too', async () => {
    const lookUp = (...addresses: string[]) =>
      new Promise<unknown>((done) => {
        const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
        publicLookup((_, answer) => answer(null, found))('rebind.example', { all: true }, (error, result) =>
          done(error?.message ?? result),
        )
      })
    expect(await lookUp('93.184.215.14', '10.0.0.1')).toContain('not public')
    expect(await lookUp('::ffff:7f00:1')).toContain('not public')
    expect(await lookUp()).toContain('not public')
    expect(await lookUp('93.184.215.14')).toEqual([{ address: '93.184.215.14', family: 4 }])
    expect(isPublicIp('no address')).toBe(false)
  })
})

describe('the page for a link preview', () => {
  const html = (text: string, type = 'text/html; charset=utf-8'): PageResponse => ({
    status: 200,
    type,
    body: Buffer.from(text),
  })
  const site = (answers: Record<string, PageResponse>) => {
    const requestedUrls: string[] = []
    const request = async (url: URL) => {
      requestedUrls.push(url.href)
      const answer = answers[url.href]
      if (!answer) throw new Error('nobody')
      return answer
    }
    return { requestedUrls, access: { parseUrl: parsePublicUrl, requestPage: request } }
  }
  const to = (location: string): PageResponse => ({ status: 302, location, body: new Uint8Array() })

  it('is requested over at most three redirects, none of them to a private address', async () => {
    const { access, requestedUrls } = site({
      'https://a.example/': to('/b'),
      'https://a.example/b': to('https://c.example/'),
      'https://c.example/': html('<title>C</title>'),
      'https://evil.example/': to('http://169.254.169.254/'),
      'https://loop.example/': to('https://loop.example/'),
    })
    expect((await fetchPage('https://a.example/', access))?.html).toBe('<title>C</title>')
    expect(await fetchPage('https://evil.example/', access)).toBeUndefined()
    expect(requestedUrls).not.toContain('http://169.254.169.254/')
    requestedUrls.length = 0
    expect(await fetchPage('https://loop.example/', access)).toBeUndefined()
    expect(requestedUrls).toHaveLength(4)
  })

  it('must be HTML, and is decoded by the charset that it names in its `meta` tag', async () => {
    const { access } = site({
      'https://pdf.example/': html('%PDF', 'application/pdf'),
      'https://sjis.example/': {
        status: 200,
        type: 'text/html',
        body: bytesOf('<meta charset="shift_jis"><title>', [0x93, 0x94], '</title>'),
      },
    })
    expect(await fetchPage('https://pdf.example/', access)).toBeUndefined()
    expect((await fetchPage('https://sjis.example/', access))?.html).toContain('灯')
  })

  const bytesOf = (...parts: (string | number[])[]) =>
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))))

  it('is read by readPreview() into title, description and picture URL, as plain text of limited length', () => {
    const url = new URL('https://a.example/x')
    const preview = readPreview({
      url,
      html: `<head><title>外の題</title><META content='灯 &amp; &quot;船&quot; &#x1F6A2;' property=og:title>
        <meta name="description" content="${'長'.repeat(500)}"><meta property="og:image" content="/p.png">
        <meta property="og:title" content="二つめ"><meta property="og:site_name" content="a\n  b">`,
    })
    expect(preview).toMatchObject({
      url: url.href,
      title: '灯 & "船" 🚢',
      image: 'https://a.example/p.png',
      siteName: 'a b',
    })
    expect(preview?.description).toHaveLength(240)
    expect(
      readPreview({ url, html: '<title> 題 </title><meta property="og:image" content="javascript:alert(1)">' }),
    ).toEqual({
      url: url.href,
      title: '題',
    })
    expect(readPreview({ url, html: '<p>何もない' })).toBeUndefined()
  })

  it('is parsed within the test’s time limit, even if it is made to slow a parser down', () => {
    const url = new URL('https://a.example/')
    // Parses pages that would take minutes if the parser's time were quadratic; the test's timeout would then fail it.
    for (const part of ['<meta ', '<meta "', '<title>', '<meta a=', "<meta content='"])
      expect(readPreview({ url, html: part.repeat(80_000) })).toBeUndefined()
  })
})

describe('requestPage(), which requests a page over the network,', () => {
  let server: Server
  let port: number
  beforeAll(async () => {
    server = createServer((request, response) => {
      response.setHeader('Content-Type', 'text/html')
      if (request.url === '/large') return void response.end('x'.repeat(2 * maxPageBytes))
      if (request.url === '/slow') return void response.write('x')
      response.end(`<title>${request.headers.host} ${request.headers.cookie ?? ''}</title>`)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    port = (server.address() as AddressInfo).port
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  /** A public DNS lookup for which every name resolves to this machine. */
  const lookup = publicLookup((_, done) => done(null, [{ address: '127.0.0.1', family: 4 }]))
  const open: typeof lookup = (_, options, done) =>
    options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)
  const at = (path: string) => new URL(`http://pages.example:${port}${path}`)

  it('refuses to connect if the host name resolves to a private address', async () => {
    await expect(requestPage(at('/'), { lookup })).rejects.toThrow('not public')
    expect(Buffer.from((await requestPage(at('/'), { lookup: open })).body).toString()).toContain('pages.example')
  })

  it('reads at most half a megabyte, and aborts at its time limit', async () => {
    expect((await requestPage(at('/large'), { lookup: open })).body).toHaveLength(maxPageBytes)
    await expect(requestPage(at('/slow'), { lookup: open, timeout: 100 })).rejects.toThrow(/abort/)
  })
})

describe('firstLinkIn() returns the first public URL', () => {
  it.each([
    ['便りはこちらhttps://todai.example.jp/lettersまで', 'https://todai.example.jp/letters'],
    ['(https://a.example/x?y=1)。', 'https://a.example/x?y=1'],
    ['http://127.0.0.1/ より https://b.example', 'https://b.example/'],
    ['「https://a.example/wiki/Foo_(bar)」', 'https://a.example/wiki/Foo_(bar)'],
    ['https://a.example/wiki/灯台。', `https://a.example/wiki/${encodeURIComponent('灯台')}`],
    ['https://a.example/wiki/Café。', `https://a.example/wiki/${encodeURIComponent('Café')}`],
    ['https://a.example,https://b.example', 'https://a.example/'],
    ['www.a.exampleを見て', 'https://www.a.example/'],
    ['住所はありません', undefined],
    ['https://', undefined],
  ])('of the text “%s”', (text, address) => {
    expect(firstLinkIn(text)).toBe(address)
  })
})
