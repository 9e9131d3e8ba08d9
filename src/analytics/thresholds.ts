/*
 * From where on something is worth a word. In a file without imports, since the report names these numbers, and
 * must not load what scrubs readers' words.
 */

/** A page is disliked from this many negative votes on: one may be an accident. */
export const MIN_THUMBS_DOWN = 2
/** It is liked little if at least this share of its votes is negative. */
export const MIN_DISLIKED_SHARE = 0.5
/** A search term is shown from this many searches on: what one person typed may tell who it was. */
export const MIN_SEARCHES_SHOWN = 3
/** It is hardly ever clicked if fewer than this share were: where an answer is found, about half are. */
export const MAX_UNCLICKED_RATE = 0.1
/** A page is a mover if it moved by this many views … */
export const MOVER_MIN_VIEWS = 20
/** … and by this share of its busier week. What moved less did so mostly by chance. */
export const MOVER_MIN_SHARE = 0.1

/** A prefix is the site's if this share of its pages have it: some addresses are mistyped. */
export const MIN_PREFIX_SHARE = 0.9
/** … and if more than this many times as many pages have a file without it: a folder is no prefix. */
export const MIN_PREFIX_GAIN = 2
