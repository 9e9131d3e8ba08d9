import { createRequire as __createRequire } from 'node:module'
const require = __createRequire(import.meta.url)
import {
  require_undici
} from "./chunk-DUI7GLD6.js";
import "./chunk-475JVAXC.js";
import "./chunk-YVJ3UYDI.js";
export default require_undici();
