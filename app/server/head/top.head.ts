import { operatorName } from '../../content/operatorName.ts'
import { productDescription, productName } from '../../content/productTexts.ts'
import { paths } from '../../paths.ts'
import { productCard } from '../cards/productCard.ts'
import type { MakePageHead } from '../pageHead.ts'
import { pageTitleOf } from './pageTitleOf.ts'

/** Head of the landing page. It describes the product and its operator. */
export const topHead: MakePageHead = async () => ({
  title: pageTitleOf(paths.top),
  description: productDescription,
  path: paths.top,
  card: productCard,
  jsonLd: [
    { '@type': 'WebSite', name: productName, alternateName: '集い', url: paths.top, inLanguage: 'ja' },
    {
      '@type': 'Organization',
      name: productName,
      legalName: operatorName,
      url: paths.top,
      logo: '/icon-512.png',
    },
  ],
})
