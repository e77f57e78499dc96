/** The name of the product, at the end of every document's title. */
export const productName = 'tsudoi 集い'

/** What the product is, for pages that say nothing else about themselves. Also in index.html. */
export const productDescription = '好きなチャンネルをフォローして、ライブも物語もガチャも、ファンどうしで楽しむ場所。'
