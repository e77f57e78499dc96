import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cyclesIn, importGraph } from './importGraph.ts'
import { sourceFiles } from './sourceFiles.ts'

/**
 * The files that this test searches. It checks rules that the linter cannot check; CONTRIBUTING.md describes each rule.
 */
const files = sourceFiles().filter((file) => /\.(ts|tsx|css|mjs)$/.test(file) && !file.startsWith('docs/'))
const below = (...folders: string[]) => files.filter((file) => folders.some((folder) => file.startsWith(folder)))
const code = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
const offenders = (candidates: string[], pattern: RegExp) => candidates.filter((file) => pattern.test(code(file)))

/**
 * Routes whose queries request their data each time the route is mounted (`staleTime: 0`). An exported `beforeRender`
 * would request the same data a second time.
 */
const asksAsMounted = ['app/areas/livetalk/StreamerTalksRoute.tsx', 'app/areas/purchase/PurchaseRoute.tsx']

/**
 * Files whose sentences contain only names that the product defines, which are Japanese: providers, devices, parts, law
 * texts.
 */
const namesOfOurs = [
  'app/content/outsideServices.ts',
  'app/talk/internal/devices/deviceFaults.ts',
  'design-system/screens/account/OauthScreen.tsx',
  'design-system/screens/livetalk/TalkInfoScreen.tsx',
  'design-system/screens/livetalk/parts/RehearsalCheck.tsx',
  'design-system/screens/livetalk/parts/TodoSteps.tsx',
  // `guestNameOf` has already isolated the names in these two files.
  'design-system/screens/livetalk/streamer/StreamerCallScreen.tsx',
  'design-system/screens/livetalk/streamer/parts/StaffFrame.tsx',
  'design-system/screens/login/ProviderReturnScreen.tsx',
  'design-system/screens/login/providerProblemText.ts',
  'design-system/screens/post/write/parts/MediaTrayList.tsx',
  'design-system/screens/signup/SignupProviderScreen.tsx',
  'design-system/screens/signup/TermsScreen.tsx',
  'design-system/screens/system/OutsidePageScreen.tsx',
]

describe('the source code of the repository', () => {
  it('is found by this test: design-system/components/ has more than 25 files', () => {
    expect(below('design-system/components/').length).toBeGreaterThan(25)
  })

  it('uses no `!` (important) for the size of a skeleton and no font weight beside `heading`, because any class overrides the base styles', () => {
    expect(offenders(below('design-system/'), /<Skeleton [^>]*\w!["' ]/)).toEqual([])
    expect(offenders(below('design-system/'), /['"`][^'"`]*\bheading [^'"`]*(?<![\w:-])font-bold\b/)).toEqual([])
  })

  it('has files with names that say what they contain', () => {
    const vague = /^(index|utils?|common|helpers?|types|misc|shared)\.(ts|tsx)$/
    expect(files.filter((file) => vague.test(basename(file)))).toEqual([])
  })

  it('isolates a name before さん or 様, because a name in another text direction would change their order (Q371)', () => {
    const screens = below('design-system/', 'app/').filter((file) => !/\.test\.|^app\/e2e\//.test(file))
    expect(offenders(screens, /\{(?!isolated\()[^{}]*\} ?(さん|様)/)).toEqual([])
  })

  it('isolates names in sentences, because a name in another text direction would reverse the sentence (Q371)', () => {
    // The texts of app/server/head are excluded: other programs read them, so they contain no direction controls
    // (Q415).
    const screens = below('design-system/', 'app/').filter((file) => !/\.test\.|^app\/(e2e|demo|server)\//.test(file))
    const name = String.raw`\$?\{(?!isolated\()[\w.?]*([nN]ame|[tT]itle)( \|\| '[^']*')?\}`
    const letter = '[\u3001-\u30FF\u4E00-\u9FFF\uFF08\uFF09\uFF1A]'
    const before = new RegExp(`(?<!title=\\{[^\n]*)${name}[ \u3000]?${letter}`)
    const after = new RegExp(`${letter}[ \u3000]?${name}`)
    const found = screens.filter((file) => before.test(code(file)) || after.test(code(file)))
    expect(found.filter((file) => !namesOfOurs.includes(file))).toEqual([])
  })

  it('marks an amount or a name that is alone in its element as not to be translated (Q421)', () => {
    const screens = below('design-system/').filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    const amounts =
      /(?:yen|coin|coinChange|percent|count|points|votes)Text|groupedDigits|(?:yen|coin)Figure/.source + /\(/.source
    const names = /(?:clampText\()?(?:\w+\.)*(?:channel|streamer|author|person)\.(?:name|nickName|uniqueName)\b/.source
    const alone = new RegExp(
      `<([a-z]\\w*|TextLink|AppLink)\\b([^<>]*?)>\\s*\\{(?:(?:${amounts})|${names})[^{}]*\\}\\s*</\\1>`,
      'g',
    )
    const found = screens.flatMap((file) =>
      [...code(file).matchAll(alone)].map(([text, , attributes = '']) => ({ file, text, attributes })),
    )
    expect(found.length).toBeGreaterThan(30)
    expect(
      found.filter(({ attributes }) => !attributes.includes('translate=')).map(({ file, text }) => `${file}: ${text}`),
    ).toEqual([])
  })

  it('keeps an amount and its unit on one line, because Japanese wraps between digits and a unit', () => {
    const screens = below('design-system/').filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    const amount = String.raw`<(span|strong)\b([^<>]*)>\s*\{(?:(?:yen|coin|coinChange|count|points|votes)Text|groupedDigits)\([^{}]*\}\s*</\1>`
    const around = String.raw`(?:<\w+\b([^<>]*)>\s*)?`
    const found = screens.flatMap((file) =>
      [...code(file).matchAll(new RegExp(around + amount.replaceAll(String.raw`\1`, String.raw`\2`), 'g'))].map(
        ([text, outer = '', , own = '']) => ({ file, text, isKept: /whitespace-nowrap/.test(outer + own) }),
      ),
    )
    expect(found.length).toBeGreaterThan(20)
    expect(found.filter(({ isKept }) => !isKept).map(({ file, text }) => `${file}: ${text}`)).toEqual([])
    const apart = /\{(?:\w+Text|groupedDigits)\([^{}]*\)\}\s*<\/span>\s*(?:[票枚個件人円]|コイン|ポイント)/
    const kept = /whitespace-nowrap[^<>]*>\s*<span[^<>]*>\s*\{[^{}]*\}\s*<\/span>\s*(?:[票枚個件人円]|コイン|ポイント)/
    expect(offenders(screens, apart).filter((file) => !kept.test(code(file)))).toEqual([])
  })

  it('imports only types in lists of pages, because all lists are in the first load', () => {
    const lists = files.filter((file) => file.endsWith('.pages.ts'))
    expect(lists.length).toBeGreaterThan(10)
    expect(offenders(lists, /^import (?!type )/m)).toEqual([])
  })

  it('exports `Component` from every route file, and `beforeRender` if it requests data', () => {
    const routes = files.filter((file) => /^app\/(areas\/\w+|posts)\/\w+Route\.tsx$/.test(file))
    const lists = files
      .filter((file) => /\.pages\.ts$|^app\/pages\.ts$/.test(file))
      .map(code)
      .join('\n')
    const names = (file: string) =>
      [...code(file).matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name)
    expect(routes.filter((file) => !names(file).includes('Component'))).toEqual([])
    const asks = offenders(routes, /\buse(Infinite)?Query\(|\busePagedList\(|from '[^']*\.queries\.ts'/)
    const withoutPrefetch = asks.filter(
      (file) => !names(file).includes('beforeRender') && !asksAsMounted.includes(file),
    )
    expect(withoutPrefetch).toEqual([])
    expect(routes.flatMap(names).filter((name) => name !== 'Component' && name !== 'beforeRender')).toEqual([])
    // Routes import no stylesheet, because the router loads the stylesheet of each page (router/loadPage.ts).
    expect(offenders(routes, /\.css'/)).toEqual([])
    expect(routes.filter((file) => !lists.includes(`/${basename(file)}'`))).toEqual([])
  })

  it('imports the late stylesheet in one file only, because a file cannot load if a stylesheet that it imports cannot load', () => {
    const fetching = offenders(below('app/'), /['"]@tsudoi\/design-system\/late\.css/)
    expect(fetching).toEqual(['app/router/loadLateStylesheet.ts'])
  })

  it('keeps queries in `*.queries.ts` and mutations in `*.mutations.ts`', () => {
    // The query options of every paged list come from seekQuery or offsetQuery, so these two files are excluded.
    const own = below('app/').filter((file) => !/\.test\.|^app\/e2e\/|\/(seek|offset)Query\.ts$/.test(file))
    const outside = (suffix: string) => own.filter((file) => !file.endsWith(suffix))
    expect(offenders(outside('.queries.ts'), /\b(infiniteQ|q)ueryOptions\(|\bqueryFn\b/)).toEqual([])
    expect(
      offenders(
        own.filter((file) => !/\.(queries|keys)\.ts$/.test(file)),
        /queryKey: \[/,
      ),
    ).toEqual([])
    expect(offenders(outside('.mutations.ts'), /\bmutationOptions\(|\bmutationFn\b/)).toEqual([])
  })

  it('navigates to other sites in one file only, which passes them to the host app in a webview (S002)', () => {
    const leaves =
      /\blocation\.(assign|replace)\(|\blocation\.href = |\b(window|document)\.location = |\bwindow\.open\(/
    const own = below('app/').filter((file) => !/\.test\.|^app\/(e2e|demo|development|card)\//.test(file))
    expect(offenders(own, leaves).toSorted()).toEqual(
      [
        // Opens the UniWebView URL of a message, which the host app intercepts.
        'app/platform/bridge/bridge.ts',
        'app/platform/openOutside.ts',
        // Navigates to the URL scheme of the host app.
        'app/platform/platform.ts',
        // Navigates to a page of the same site that the router does not handle.
        'app/areas/purchase/CardEditRoute.tsx',
        'app/shell/stableNavigate.ts',
      ].toSorted(),
    )
  })

  it('replaces each empty title or name of an answer by a placeholder in the mappers, so that no link has an invisible text (Q409)', () => {
    const mappers = below('app/').filter((file) => file.endsWith('.mappers.ts'))
    const raw = /\b\w*([nN]ame|[tT]itle): (\w+\.)+(\w+N|n)ame\b(?! &&)|\b\w*([nN]ame|[tT]itle): (\w+\.)+(\w+T|t)itle\b/
    expect(offenders(mappers, raw).toSorted()).toEqual([
      // The name that a fan has entered for a talk.
      'app/areas/livetalk/streamer/streamer.mappers.ts',
      // The rows of age ranges, which are not links.
      'app/limits/limit.mappers.ts',
      // A wire shape, which channelRefView converts.
      'app/mappers/channelRef.mappers.ts',
      // The design system replaces empty names of people (personName).
      'app/mappers/person.mappers.ts',
    ])
  })

  it('loads documents through loadDocument, because closing an overlay goes back in the history, which would cancel the load (Q408)', () => {
    // The page's head, the card document, the demo and the development pages are excluded, because they have no
    // overlays in the history.
    const own = below('app/').filter((file) => !/\.test\.|^app\/(e2e|demo|development|card|early)\//.test(file))
    const loads = /^(?!.*\bloadDocument\(\(\) => ).*\blocation\.(assign|replace|reload)\(/m
    expect(offenders(own, loads).toSorted()).toEqual([
      // Opens an address of the host app, which does not replace the document.
      'app/platform/platform.ts',
      // Buttons of a page or a line, which close no overlay. `loadDocument` would be in the first scripts of each page.
      'app/shell/ReloadLine.tsx',
      'app/shell/RouteError.tsx',
      // Waits for an answer of the server first, which takes much longer than an overlay takes to close.
      'app/shell/reloadOnce.ts',
      // Runs without the app, which has the history of overlays.
      'app/shell/stableNavigate.ts',
    ])
    expect(offenders(own, /\bloadDocument\(/)).not.toEqual([])
  })

  it('goes back only in files that first check that the previous page belongs to the app', () => {
    const own = below('app/').filter((file) => !/\.test\.|^app\/(e2e|demo)\//.test(file))
    const backs = /\b(navigate|go)\(-\d|\bhistory\.(back|go)\(|\bhistory\.length\b/
    // Each of these files first checks that the previous history entry is a page of the app. If it is not, joinHostApp
    // sends `close` to its host app.
    expect(offenders(own, backs).toSorted()).toEqual([
      'app/platform/joinHostApp.ts',
      'app/router/goBack.ts',
      // Completes a navigation that the user started with the Back button.
      'app/router/overlayHistory.ts',
      'app/router/useCloseUrlDialog.ts',
    ])
  })

  it('reads the state of a history entry in one file only, because its type is unknown', () => {
    const own = below('app/').filter((file) => !/\.test\.|^app\/e2e\//.test(file))
    const reads = /\bstate\b[^}\n]*\} = useLocation\(\)|\buseLocation\(\)( as |\.state\b)|\blocation\.state\b/
    expect(offenders(own, reads)).toEqual(['app/router/locationState.ts'])
  })

  it('loads parts of a page with lazyComponent, lazyOnPress or useLazyModule, because React’s `lazy` keeps a failed load for ever', () => {
    const own = below('app/', 'design-system/').filter((file) => !file.includes('.test.'))
    expect(offenders(own, /import \{[^}]*\blazy\b[^}]*\} from 'react'/)).toEqual([])
  })

  it('resets a lazily assigned `import()` when it fails, so that a failed load can be repeated', () => {
    const own = below('app/', 'design-system/').filter((file) => !/\.test\.|\/e2e\//.test(file))
    expect(offenders(own, /\?\?= import\((?!.*\.catch\()/)).toEqual([])
  })

  it('accesses the browser’s stores in one file only, so that all stored values have a rule in the registry (Q359)', () => {
    const stores = /\b(localStorage|sessionStorage|indexedDB|caches|cookieStore)\b|document\.cookie/
    // The demo is excluded, because it is a separate program with its own database, and its reset button deletes all
    // data.
    const shipped = below('app/', 'design-system/').filter(
      (file) => !/\.test\.|\/(e2e|testing)\/|^app\/demo\//.test(file),
    )
    expect(offenders(shipped, stores)).toEqual(['app/storage/browserStorage.ts'])
  })

  it('uses locks and messages between tabs, the clipboard and timeouts through one file each, which supports older browsers', () => {
    const own = below('app/').filter((file) => !/\.test\.|^app\/(e2e|demo|testing)\//.test(file))
    const homes: [pattern: RegExp, files: string[]][] = [
      [/navigator\.locks|'locks' in/, ['app/api/withLock.ts']],
      [/new BroadcastChannel\(/, ['app/platform/tabChannel.ts']],
      [/navigator\.clipboard/, ['app/platform/copyText.ts']],
      [/new Date\(serverNow\(\)\)/, []],
      // Two files cannot use withTimeout: lazyModules.ts is in the first load, which has no room for it, and LiveKit's
      // race has no timer.
      [
        /Promise\.race\(/,
        ['app/shell/lazyModules.ts', 'app/talk/internal/engine/livekit/livekitEngine.ts', 'app/time/withTimeout.ts'],
      ],
    ]
    for (const [pattern, files] of homes) expect(offenders(own, pattern).toSorted()).toEqual(files)
  })

  it('does not read the clock in screens', () => {
    expect(offenders(below('design-system/screens/'), /Date\.now|new Date\(\)|useEffect\(|\bfetch\(/)).toEqual([])
  })

  it('uses no `aria-live` on pages, because a dialog would not hide such an element, nor `main`, from assistive technology', () => {
    expect(offenders(below('design-system/', 'app/'), /aria-live/)).toEqual([])
  })

  it('names colours by role: no raw colours in components or screens', () => {
    const looks = below('design-system/components/', 'design-system/screens/').filter(
      (file) => !file.includes('.test.'),
    )
    expect(offenders(looks, /#[0-9a-f]{3,8}\b|oklch\(|rgba?\(|hsla?\(/i)).toEqual([])
  })

  it('marks each bar that is drawn by its width as `drawn-line`, because forced colours make a background invisible', () => {
    const screens = below('design-system/').filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    const bar = /<(?:span|div)\b[^<>]*style=\{\{ (?:transform: `scaleX\(|width: percent\()[^<>]*>/g
    const bars = screens.flatMap((file) => [...code(file).matchAll(bar)].map(([tag]) => ({ file, tag })))
    expect(bars.length).toBeGreaterThan(4)
    // The buffered part of a video is only a hint, and would cover the played one.
    const unmarked = bars.filter(({ tag }) => !/drawn-line|percent\(buffered\)/.test(tag))
    expect(unmarked.map(({ file }) => file)).toEqual([])
  })

  it('disables buttons only through PressButton, which keeps the focus on a button that its own press disables', () => {
    const shipped = below('app/', 'design-system/').filter((file) => !/\.test\.|^app\/(e2e|development)\//.test(file))
    const disabling = /<button\b(?:[^>]|=>)*?\sdisabled\b/
    expect(offenders(shipped, disabling)).toEqual(['design-system/components/parts/PressButton.tsx'])
  })

  it('turns no text into markup or code: Trusted Types allow one policy, for the service worker’s URL (X15, docs/security.md)', () => {
    const sinks =
      /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|createContextualFragment|DOMParser|setHTML|document\.write|srcdoc|\beval\(|new Function\(|\bsetTimeout\(['"`]/i
    const shipped = below('app/', 'design-system/').filter((file) => !/\.test\.|\/(e2e|testing)\//.test(file))
    expect(offenders(shipped, sinks)).toEqual([])
  })

  describe('the sandbox', () => {
    const sandbox = 'contracts/sandbox/'
    /** The files in the sandbox's root that list all areas. The README is not code, but belongs there too. */
    const lists = [
      'callLimits.ts',
      'handlers.ts',
      'migrations.ts',
      'routes.ts',
      'schema.ts',
      'seeds.ts',
      'settleDuePayments.ts',
      'states.ts',
    ]
    const own = below(sandbox).filter((file) => file.endsWith('.ts'))
    const imports = importGraph(new Map(own.map((file) => [file, code(file)])))
    /** Returns the name of a file's folder in the sandbox, or the name of the file if it is in the sandbox's root. */
    const folderOf = (file: string) => file.slice(sandbox.length).split('/')[0] ?? ''
    const isProgram = (file: string) => file.endsWith('.test.ts') || file === `${sandbox}runtime/serve.ts`

    it('has no files in its root folder except the lists of all areas', () => {
      const loose = sourceFiles(sandbox)
        .filter((file) => /^contracts\/sandbox\/[^/]+$/.test(file))
        .map((file) => file.slice(sandbox.length))
      expect(loose.toSorted()).toEqual(['README.md', ...lists])
    })

    /**
     * The imports between folders of the sandbox, without those in tests, in the program that starts it, and in the
     * lists of all areas.
     */
    function folders() {
      const wanted = new Map<string, string[]>()
      for (const [file, others] of imports) {
        const folder = folderOf(file)
        if (isProgram(file) || lists.includes(folder)) continue
        const further = others.map(folderOf).filter((other) => other !== folder && !lists.includes(other))
        wanted.set(folder, [...(wanted.get(folder) ?? []), ...further])
      }
      return wanted
    }

    it('has no import cycles between folders, except through the lists of all areas', () => {
      expect(folders().get('gacha')).toContain('ledger')
      expect(cyclesIn(folders())).toEqual([])
    })

    it('has no import of an area in its shared folders', () => {
      const shared = ['inventory', 'ledger', 'people', 'runtime']
      const others = (folder: string) => (folders().get(folder) ?? []).filter((wanted) => !shared.includes(wanted))
      expect(shared.flatMap(others)).toEqual([])
    })

    describe('gives items to members in one folder only (Q372)', () => {
      /** The source files of the sandbox except seeds, states and tests, which may access a dataset directly. */
      const calls = own.filter((file) => !/\.(test|seed|states)\.ts$|\/(testing|development)\//.test(file))
      const outside = (...allowed: readonly string[]) =>
        calls.filter((file) => !allowed.some((start) => file.startsWith(sandbox + start)))

      it('writes a member’s items only below inventory/, and coins only in the ledger', () => {
        const holdings = [
          'owned_item',
          'owned_background',
          'story_privilege',
          'vote_point',
          'present',
          'special_privilege_ticket',
          'video_access',
          'ledger_(account|transaction|entry)',
        ].join('|')
        const write = new RegExp(`(insertInto|updateTable|deleteFrom)\\('(${holdings})'`)
        const exceptions = [
          // Gives access to a video that the member buys. A purchase is not a gift and has no holding limit.
          'video/video.handlers.ts',
          // Stores the address to which a ticket's prize is sent.
          'collection/privilegeTickets.ts',
        ]
        expect(offenders(outside('inventory/', 'ledger/', ...exceptions), write)).toEqual([])
        expect(offenders(calls, write).length).toBeGreaterThan(0)
      })

      it('adds to the wallet, vote points and the present box only below inventory/', () => {
        const steps = /(?<!function )\b(giveCoins|giveVotePoints|holdWhatFits|sendPresents)\(/
        expect(offenders(outside('inventory/'), steps)).toEqual([])
        expect(offenders(calls, steps)).not.toEqual([])
      })

      it('gives members something only in handlers whose endpoint declares it, and for confirmed payments', () => {
        const claims = offenders(outside('runtime/dbContext.ts'), /\bgrants: true\b/)
        expect(claims).toEqual([`${sandbox}payment/paymentWebhook.ts`])
      })
    })
  })

  it('contains no focused or skipped test, no sleep in tests, no suppressed type error and no TODO', () => {
    const own = files.filter((file) => file !== 'tools/conventions.test.ts')
    expect(offenders(own, /\.only\(|\b(it|test|describe)\.skip\(|waitForTimeout\(|@ts-ignore|@ts-nocheck/)).toEqual([])
    expect(own.filter((file) => /\b(TODO|FIXME|XXX)\b/.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  it('has comments of at most 120 columns, which the formatter does not wrap', () => {
    const isLong = (line: string) => line.length > 120 && /^\s*(\*|\/[*/])/.test(line) && !/oxlint-/.test(line)
    const long = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (isLong(line) ? [`${file}:${index + 1} has ${line.length} columns`] : [])),
    )
    expect(long).toEqual([])
  })

  it('uses each package that the project requires', () => {
    const named = [
      'react',
      'react-dom',
      'vite',
      'react-router-dom',
      '@tanstack/react-query',
      'axios',
      'zustand',
      'firebase',
      '@radix-ui/react-dialog',
      'storybook',
      '@pact-foundation/pact',
      'msw',
      'vitest',
      'playwright',
    ]
    const imports = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    expect(named.filter((name) => !new RegExp(`(from|import\\()\\s*['"]${name}['"/]`).test(imports))).toEqual([])
    const manifest = readFileSync('package.json', 'utf8')
    const tools = ['tailwindcss', '@storybook/test-runner', 'chromatic']
    expect([...named, ...tools].filter((name) => !manifest.includes(`"${name}"`))).toEqual([])
  })

  it('pins exact versions of packages, and contains no download URL of a package', () => {
    const exact = /^\d+\.\d+\.\d+/
    // The published package of the design system may name a range of versions, so that an app with the same dependency
    // installs it only once.
    const published: Readonly<Record<string, RegExp>> = { 'design-system/package.json': /^\^\d+\.\d+\.\d+/ }
    for (const manifest of ['package.json', 'design-system/package.json', 'contracts/package.json']) {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<
        string,
        Record<string, string>
      >
      const wrong = (versions: Record<string, string>, right: RegExp) =>
        Object.entries(versions).filter(([, version]) => !right.test(version))
      expect([...wrong(dependencies, published[manifest] ?? exact), ...wrong(devDependencies, exact)]).toEqual([])
    }
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "https?:/)
  })

  it('has an .npmrc that keeps registry URLs out of the lock file, whatever the user’s npm settings are', () => {
    // The environment without npm's settings, neither those of the user nor those of an `npm` that runs this test.
    const outside = Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name))
    const setting = (name: string) =>
      execFileSync('npm', ['config', 'get', name, '--userconfig', '/dev/null', '--globalconfig', '/dev/null/none'], {
        encoding: 'utf8',
        env: Object.fromEntries(outside),
      }).trim()
    expect(setting('omit-lockfile-registry-resolved')).toBe('true')
    expect(setting('save-exact')).toBe('true')
    expect(readFileSync('.npmrc', 'utf8')).not.toMatch(/registry *=|https?:|_auth/)
  })
})
