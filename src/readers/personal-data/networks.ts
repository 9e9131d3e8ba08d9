import { isIPv4, isIPv6 } from 'node:net'

const MAC =
  /(?<![\w:-])(?:[0-9a-f]{2}:){5}[0-9a-f]{2}(?![\w:-])|(?<![\w:-])(?:[0-9a-f]{2}-){5}[0-9a-f]{2}(?![\w:-])|(?<![\w.])(?:[0-9a-f]{4}\.){2}[0-9a-f]{4}(?![\w.])/gi
const IPV6 = /(?<![\w:.])[0-9a-f:]*:[0-9a-f:]*:[0-9a-f:.]*/gi
const IPV4 =
  /(?<![\w.])(?:ip-\d{1,3}(?:-\d{1,3}){3}|\d{1,3}(?:(?:\.|\[\.\])\d{1,3}){3})(?!\w|-[a-z]|\.\d)(\/\d{1,2}(?!\d))?/gi
const NAMES_A_VERSION =
  /(?:\bv\.?|\bversions?|\brelease[sd]?|\bsections?|\bchapter|\boid|§|[\^~]|[<>=]=)[ \t:]{0,2}(?:is[ \t])?$|(?:up|down)grad\w*[ \t](?:from[ \t])?(?:[\d.]+[ \t])?(?:to[ \t])?$/i
// Addresses that belong to nobody: this machine, all machines, masks, public name servers, a cloud's
// metadata.
const NOBODYS =
  /^(?:127\.\d+\.\d+\.\d+|0\.0\.0\.0|255\.255\.\d+\.\d+|255\.0\.0\.0|8\.8\.[84]\.[84]|1\.[10]\.[10]\.1|169\.254\.169\.254|9\.9\.9\.9)$/
const PRIVATE_NETWORK = /^(?:10|172\.(?:1[6-9]|2\d|3[01])|192\.168)\..*\.0$/
const WORDS_BEFORE = 48

/** IP addresses become `[ip]`, addresses of network cards `[mac]`. */
export function maskNetworkAddresses(text: string): string {
  const withoutMac = text.replace(MAC, '[mac]')
  const withoutIPv6 = withoutMac.replace(IPV6, maskIPv6)
  return withoutIPv6.replace(IPV4, (found: string, prefix: string | undefined, at: number) => {
    const before = withoutIPv6.slice(Math.max(0, at - WORDS_BEFORE), at)
    return maskIPv4(found, { prefix, before })
  })
}

function maskIPv4(found: string, around: { prefix: string | undefined; before: string }): string {
  const address = found
    .slice(0, found.length - (around.prefix?.length ?? 0))
    .replace(/^ip-|[[\]]/gi, '')
    .replaceAll('-', '.')
  const decimal = address.replace(/(^|\.)0+(?=\d)/g, '$1')
  if (!isIPv4(decimal) || NOBODYS.test(decimal)) return found
  if (NAMES_A_VERSION.test(around.before)) return found
  if (around.prefix !== undefined && PRIVATE_NETWORK.test(decimal)) return found
  return `[ip]${around.prefix ?? ''}`
}

function maskIPv6(found: string): string {
  const address = found.replace(/(?:(?<!:):|\.)+$/, '')
  const rest = found.slice(address.length)
  // "::1" is this machine; letters alone are names in C++ and Rust: "dead::beef".
  if (!isIPv6(address) || /^[:0]*1?$/.test(address) || !/\d/.test(address)) return found
  return `[ip]${rest}`
}
