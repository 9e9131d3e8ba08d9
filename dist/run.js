import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";

var __webpack_modules__ = {
    9136: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const net = __nccwpck_require__(7030);
        const assert = __nccwpck_require__(4589);
        const util = __nccwpck_require__(3440);
        const {InvalidArgumentError: InvalidArgumentError} = __nccwpck_require__(8707);
        let tls;
        const SessionCache = class {
            constructor(maxCachedSessions) {
                this._maxCachedSessions = maxCachedSessions;
                this._sessionCache = new Map;
                this._sessionRegistry = new FinalizationRegistry(key => {
                    if (this._sessionCache.size < this._maxCachedSessions) return;
                    const ref = this._sessionCache.get(key);
                    if (ref !== void 0 && ref.deref() === void 0) this._sessionCache.delete(key);
                });
            }
            get(sessionKey) {
                const ref = this._sessionCache.get(sessionKey);
                return ref ? ref.deref() : null;
            }
            set(sessionKey, session) {
                if (this._maxCachedSessions === 0) return;
                if (this._sessionCache.has(sessionKey)) this._sessionCache.delete(sessionKey); else if (this._sessionCache.size >= this._maxCachedSessions) {
                    let evicted = false;
                    for (const [key, ref] of this._sessionCache) if (ref.deref() === void 0) {
                        this._sessionCache.delete(key);
                        evicted = true;
                        break;
                    }
                    if (!evicted) {
                        const oldest = this._sessionCache.keys().next();
                        if (!oldest.done) this._sessionCache.delete(oldest.value);
                    }
                }
                this._sessionCache.set(sessionKey, new WeakRef(session));
                this._sessionRegistry.register(session, sessionKey);
            }
        };
        function buildConnector({allowH2: allowH2, useH2c: useH2c, maxCachedSessions: maxCachedSessions, socketPath: socketPath, timeout: timeout, session: customSession, ...opts}) {
            if (maxCachedSessions != null && (!Number.isInteger(maxCachedSessions) || maxCachedSessions < 0)) throw new InvalidArgumentError("maxCachedSessions must be a positive integer or zero");
            const options = {
                path: socketPath,
                ...opts
            };
            const sessionCache = new SessionCache(maxCachedSessions == null ? 100 : maxCachedSessions);
            timeout = timeout == null ? 1e4 : timeout;
            allowH2 = allowH2 != null ? allowH2 : false;
            return function({hostname: hostname, host: host, protocol: protocol, port: port, servername: servername, localAddress: localAddress, httpSocket: httpSocket}, callback) {
                let socket;
                if (protocol === "https:") {
                    if (!tls) tls = __nccwpck_require__(1692);
                    servername = servername || options.servername || util.getServerName(host) || null;
                    const sessionKey = servername || hostname;
                    assert(sessionKey);
                    const session = customSession || sessionCache.get(sessionKey) || null;
                    port = port || 443;
                    socket = tls.connect({
                        highWaterMark: 16384,
                        ...options,
                        servername: servername,
                        session: session,
                        localAddress: localAddress,
                        ALPNProtocols: allowH2 ? [ "http/1.1", "h2" ] : [ "http/1.1" ],
                        socket: httpSocket,
                        port: port,
                        host: hostname
                    });
                    socket.on("session", function(session) {
                        sessionCache.set(sessionKey, session);
                    });
                } else {
                    assert(!httpSocket, "httpSocket can only be sent on TLS update");
                    port = port || 80;
                    socket = net.connect({
                        highWaterMark: 64 * 1024,
                        ...options,
                        localAddress: localAddress,
                        port: port,
                        host: hostname
                    });
                    if (useH2c === true) socket.alpnProtocol = "h2";
                }
                if (options.keepAlive == null || options.keepAlive) {
                    const keepAliveInitialDelay = options.keepAliveInitialDelay === void 0 ? 6e4 : options.keepAliveInitialDelay;
                    socket.setKeepAlive(true, keepAliveInitialDelay);
                }
                const clearConnectTimeout = util.setupConnectTimeout(new WeakRef(socket), {
                    timeout: timeout,
                    hostname: hostname,
                    port: port
                });
                socket.setNoDelay(true).once(protocol === "https:" ? "secureConnect" : "connect", function() {
                    queueMicrotask(clearConnectTimeout);
                    if (callback) {
                        const cb = callback;
                        callback = null;
                        cb(null, this);
                    }
                }).on("error", function(err) {
                    queueMicrotask(clearConnectTimeout);
                    if (callback) {
                        const cb = callback;
                        callback = null;
                        cb(err);
                    }
                });
                return socket;
            };
        }
        module.exports = buildConnector;
    },
    735: module => {
        const wellknownHeaderNames = [ "Accept", "Accept-Encoding", "Accept-Language", "Accept-Ranges", "Access-Control-Allow-Credentials", "Access-Control-Allow-Headers", "Access-Control-Allow-Methods", "Access-Control-Allow-Origin", "Access-Control-Expose-Headers", "Access-Control-Max-Age", "Access-Control-Request-Headers", "Access-Control-Request-Method", "Age", "Allow", "Alt-Svc", "Alt-Used", "Authorization", "Cache-Control", "Clear-Site-Data", "Connection", "Content-Disposition", "Content-Encoding", "Content-Language", "Content-Length", "Content-Location", "Content-Range", "Content-Security-Policy", "Content-Security-Policy-Report-Only", "Content-Type", "Cookie", "Cross-Origin-Embedder-Policy", "Cross-Origin-Opener-Policy", "Cross-Origin-Resource-Policy", "Date", "Device-Memory", "Downlink", "ECT", "ETag", "Expect", "Expect-CT", "Expires", "Forwarded", "From", "Host", "If-Match", "If-Modified-Since", "If-None-Match", "If-Range", "If-Unmodified-Since", "Keep-Alive", "Last-Modified", "Link", "Location", "Max-Forwards", "Origin", "Permissions-Policy", "Pragma", "Proxy-Authenticate", "Proxy-Authorization", "RTT", "Range", "Referer", "Referrer-Policy", "Refresh", "Retry-After", "Sec-WebSocket-Accept", "Sec-WebSocket-Extensions", "Sec-WebSocket-Key", "Sec-WebSocket-Protocol", "Sec-WebSocket-Version", "Server", "Server-Timing", "Service-Worker-Allowed", "Service-Worker-Navigation-Preload", "Set-Cookie", "SourceMap", "Strict-Transport-Security", "Supports-Loading-Mode", "TE", "Timing-Allow-Origin", "Trailer", "Transfer-Encoding", "Upgrade", "Upgrade-Insecure-Requests", "User-Agent", "Vary", "Via", "WWW-Authenticate", "X-Content-Type-Options", "X-DNS-Prefetch-Control", "X-Frame-Options", "X-Permitted-Cross-Domain-Policies", "X-Powered-By", "X-Requested-With", "X-XSS-Protection" ];
        const headerNameLowerCasedRecord = {};
        Object.setPrototypeOf(headerNameLowerCasedRecord, null);
        const wellknownHeaderNameBuffers = {};
        Object.setPrototypeOf(wellknownHeaderNameBuffers, null);
        function getHeaderNameAsBuffer(header) {
            let buffer = wellknownHeaderNameBuffers[header];
            if (buffer === void 0) buffer = Buffer.from(header);
            return buffer;
        }
        for (let i = 0; i < wellknownHeaderNames.length; ++i) {
            const key = wellknownHeaderNames[i];
            const lowerCasedKey = key.toLowerCase();
            headerNameLowerCasedRecord[key] = headerNameLowerCasedRecord[lowerCasedKey] = lowerCasedKey;
        }
        module.exports = {
            wellknownHeaderNames: wellknownHeaderNames,
            headerNameLowerCasedRecord: headerNameLowerCasedRecord,
            getHeaderNameAsBuffer: getHeaderNameAsBuffer
        };
    },
    2414: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const diagnosticsChannel = __nccwpck_require__(3053);
        const util = __nccwpck_require__(7975);
        const undiciDebugLog = util.debuglog("undici");
        const fetchDebuglog = util.debuglog("fetch");
        const websocketDebuglog = util.debuglog("websocket");
        const channels = {
            beforeConnect: diagnosticsChannel.channel("undici:client:beforeConnect"),
            connected: diagnosticsChannel.channel("undici:client:connected"),
            connectError: diagnosticsChannel.channel("undici:client:connectError"),
            sendHeaders: diagnosticsChannel.channel("undici:client:sendHeaders"),
            create: diagnosticsChannel.channel("undici:request:create"),
            bodySent: diagnosticsChannel.channel("undici:request:bodySent"),
            bodyChunkSent: diagnosticsChannel.channel("undici:request:bodyChunkSent"),
            bodyChunkReceived: diagnosticsChannel.channel("undici:request:bodyChunkReceived"),
            headers: diagnosticsChannel.channel("undici:request:headers"),
            trailers: diagnosticsChannel.channel("undici:request:trailers"),
            error: diagnosticsChannel.channel("undici:request:error"),
            open: diagnosticsChannel.channel("undici:websocket:open"),
            close: diagnosticsChannel.channel("undici:websocket:close"),
            socketError: diagnosticsChannel.channel("undici:websocket:socket_error"),
            ping: diagnosticsChannel.channel("undici:websocket:ping"),
            pong: diagnosticsChannel.channel("undici:websocket:pong"),
            proxyConnected: diagnosticsChannel.channel("undici:proxy:connected")
        };
        let isTrackingClientEvents = false;
        function trackClientEvents(debugLog = undiciDebugLog) {
            if (isTrackingClientEvents) return;
            if (channels.beforeConnect.hasSubscribers || channels.connected.hasSubscribers || channels.connectError.hasSubscribers || channels.sendHeaders.hasSubscribers) {
                isTrackingClientEvents = true;
                return;
            }
            isTrackingClientEvents = true;
            diagnosticsChannel.subscribe("undici:client:beforeConnect", evt => {
                const {connectParams: {version: version, protocol: protocol, port: port, host: host}} = evt;
                debugLog("connecting to %s%s using %s%s", host, port ? `:${port}` : "", protocol, version);
            });
            diagnosticsChannel.subscribe("undici:client:connected", evt => {
                const {connectParams: {version: version, protocol: protocol, port: port, host: host}} = evt;
                debugLog("connected to %s%s using %s%s", host, port ? `:${port}` : "", protocol, version);
            });
            diagnosticsChannel.subscribe("undici:client:connectError", evt => {
                const {connectParams: {version: version, protocol: protocol, port: port, host: host}, error: error} = evt;
                debugLog("connection to %s%s using %s%s errored - %s", host, port ? `:${port}` : "", protocol, version, error.message);
            });
            diagnosticsChannel.subscribe("undici:client:sendHeaders", evt => {
                const {request: {method: method, path: path, origin: origin}} = evt;
                debugLog("sending request to %s %s%s", method, origin, path);
            });
        }
        let isTrackingRequestEvents = false;
        function trackRequestEvents(debugLog = undiciDebugLog) {
            if (isTrackingRequestEvents) return;
            if (channels.headers.hasSubscribers || channels.trailers.hasSubscribers || channels.error.hasSubscribers) {
                isTrackingRequestEvents = true;
                return;
            }
            isTrackingRequestEvents = true;
            diagnosticsChannel.subscribe("undici:request:headers", evt => {
                const {request: {method: method, path: path, origin: origin}, response: {statusCode: statusCode}} = evt;
                debugLog("received response to %s %s%s - HTTP %d", method, origin, path, statusCode);
            });
            diagnosticsChannel.subscribe("undici:request:trailers", evt => {
                const {request: {method: method, path: path, origin: origin}} = evt;
                debugLog("trailers received from %s %s%s", method, origin, path);
            });
            diagnosticsChannel.subscribe("undici:request:error", evt => {
                const {request: {method: method, path: path, origin: origin}, error: error} = evt;
                debugLog("request to %s %s%s errored - %s", method, origin, path, error.message);
            });
        }
        let isTrackingWebSocketEvents = false;
        function trackWebSocketEvents(debugLog = websocketDebuglog) {
            if (isTrackingWebSocketEvents) return;
            if (channels.open.hasSubscribers || channels.close.hasSubscribers || channels.socketError.hasSubscribers || channels.ping.hasSubscribers || channels.pong.hasSubscribers) {
                isTrackingWebSocketEvents = true;
                return;
            }
            isTrackingWebSocketEvents = true;
            diagnosticsChannel.subscribe("undici:websocket:open", evt => {
                if (evt.address != null) {
                    const {address: address, port: port} = evt.address;
                    debugLog("connection opened %s%s", address, port ? `:${port}` : "");
                } else debugLog("connection opened");
            });
            diagnosticsChannel.subscribe("undici:websocket:close", evt => {
                const {websocket: websocket, code: code, reason: reason} = evt;
                debugLog("closed connection to %s - %s %s", websocket.url, code, reason);
            });
            diagnosticsChannel.subscribe("undici:websocket:socket_error", err => {
                debugLog("connection errored - %s", err.message);
            });
            diagnosticsChannel.subscribe("undici:websocket:ping", evt => {
                debugLog("ping received");
            });
            diagnosticsChannel.subscribe("undici:websocket:pong", evt => {
                debugLog("pong received");
            });
        }
        if (undiciDebugLog.enabled || fetchDebuglog.enabled) {
            trackClientEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog);
            trackRequestEvents(fetchDebuglog.enabled ? fetchDebuglog : undiciDebugLog);
        }
        if (websocketDebuglog.enabled) {
            trackClientEvents(undiciDebugLog.enabled ? undiciDebugLog : websocketDebuglog);
            trackWebSocketEvents(websocketDebuglog);
        }
        module.exports = {
            channels: channels
        };
    },
    8707: module => {
        const kUndiciError = Symbol.for("undici.error.UND_ERR");
        class UndiciError extends Error {
            constructor(message, options) {
                super(message, options);
                this.name = "UndiciError";
                this.code = "UND_ERR";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kUndiciError] === true;
            }
            get [kUndiciError]() {
                return true;
            }
        }
        const kConnectTimeoutError = Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
        class ConnectTimeoutError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = "ConnectTimeoutError";
                this.message = message || "Connect Timeout Error";
                this.code = "UND_ERR_CONNECT_TIMEOUT";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kConnectTimeoutError] === true;
            }
            get [kConnectTimeoutError]() {
                return true;
            }
        }
        const kHeadersTimeoutError = Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
        class HeadersTimeoutError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = "HeadersTimeoutError";
                this.message = message || "Headers Timeout Error";
                this.code = "UND_ERR_HEADERS_TIMEOUT";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kHeadersTimeoutError] === true;
            }
            get [kHeadersTimeoutError]() {
                return true;
            }
        }
        const kHeadersOverflowError = Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
        class HeadersOverflowError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = "HeadersOverflowError";
                this.message = message || "Headers Overflow Error";
                this.code = "UND_ERR_HEADERS_OVERFLOW";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kHeadersOverflowError] === true;
            }
            get [kHeadersOverflowError]() {
                return true;
            }
        }
        const kBodyTimeoutError = Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
        class BodyTimeoutError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = "BodyTimeoutError";
                this.message = message || "Body Timeout Error";
                this.code = "UND_ERR_BODY_TIMEOUT";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kBodyTimeoutError] === true;
            }
            get [kBodyTimeoutError]() {
                return true;
            }
        }
        const kInvalidArgumentError = Symbol.for("undici.error.UND_ERR_INVALID_ARG");
        class InvalidArgumentError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = "InvalidArgumentError";
                this.message = message || "Invalid Argument Error";
                this.code = "UND_ERR_INVALID_ARG";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kInvalidArgumentError] === true;
            }
            get [kInvalidArgumentError]() {
                return true;
            }
        }
        const kInvalidReturnValueError = Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
        class InvalidReturnValueError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = "InvalidReturnValueError";
                this.message = message || "Invalid Return Value Error";
                this.code = "UND_ERR_INVALID_RETURN_VALUE";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kInvalidReturnValueError] === true;
            }
            get [kInvalidReturnValueError]() {
                return true;
            }
        }
        const kAbortError = Symbol.for("undici.error.UND_ERR_ABORT");
        class AbortError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = "AbortError";
                this.message = message || "The operation was aborted";
                this.code = "UND_ERR_ABORT";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kAbortError] === true;
            }
            get [kAbortError]() {
                return true;
            }
        }
        const kRequestAbortedError = Symbol.for("undici.error.UND_ERR_ABORTED");
        class RequestAbortedError extends AbortError {
            constructor(message) {
                super(message);
                this.name = "AbortError";
                this.message = message || "Request aborted";
                this.code = "UND_ERR_ABORTED";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kRequestAbortedError] === true;
            }
            get [kRequestAbortedError]() {
                return true;
            }
        }
        const kInformationalError = Symbol.for("undici.error.UND_ERR_INFO");
        class InformationalError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = "InformationalError";
                this.message = message || "Request information";
                this.code = "UND_ERR_INFO";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kInformationalError] === true;
            }
            get [kInformationalError]() {
                return true;
            }
        }
        const kRequestContentLengthMismatchError = Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
        class RequestContentLengthMismatchError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = "RequestContentLengthMismatchError";
                this.message = message || "Request body length does not match content-length header";
                this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kRequestContentLengthMismatchError] === true;
            }
            get [kRequestContentLengthMismatchError]() {
                return true;
            }
        }
        const kResponseContentLengthMismatchError = Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
        class ResponseContentLengthMismatchError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = "ResponseContentLengthMismatchError";
                this.message = message || "Response body length does not match content-length header";
                this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kResponseContentLengthMismatchError] === true;
            }
            get [kResponseContentLengthMismatchError]() {
                return true;
            }
        }
        const kClientDestroyedError = Symbol.for("undici.error.UND_ERR_DESTROYED");
        class ClientDestroyedError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = "ClientDestroyedError";
                this.message = message || "The client is destroyed";
                this.code = "UND_ERR_DESTROYED";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kClientDestroyedError] === true;
            }
            get [kClientDestroyedError]() {
                return true;
            }
        }
        const kClientClosedError = Symbol.for("undici.error.UND_ERR_CLOSED");
        class ClientClosedError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = "ClientClosedError";
                this.message = message || "The client is closed";
                this.code = "UND_ERR_CLOSED";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kClientClosedError] === true;
            }
            get [kClientClosedError]() {
                return true;
            }
        }
        const kSocketError = Symbol.for("undici.error.UND_ERR_SOCKET");
        class SocketError extends UndiciError {
            constructor(message, socket) {
                super(message);
                this.name = "SocketError";
                this.message = message || "Socket error";
                this.code = "UND_ERR_SOCKET";
                this.socket = socket;
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kSocketError] === true;
            }
            get [kSocketError]() {
                return true;
            }
        }
        const kNotSupportedError = Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
        class NotSupportedError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = "NotSupportedError";
                this.message = message || "Not supported error";
                this.code = "UND_ERR_NOT_SUPPORTED";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kNotSupportedError] === true;
            }
            get [kNotSupportedError]() {
                return true;
            }
        }
        const kBalancedPoolMissingUpstreamError = Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
        class BalancedPoolMissingUpstreamError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = "MissingUpstreamError";
                this.message = message || "No upstream has been added to the BalancedPool";
                this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kBalancedPoolMissingUpstreamError] === true;
            }
            get [kBalancedPoolMissingUpstreamError]() {
                return true;
            }
        }
        const kHTTPParserError = Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
        class HTTPParserError extends Error {
            constructor(message, code, data) {
                super(message);
                this.name = "HTTPParserError";
                this.code = code ? `HPE_${code}` : void 0;
                this.data = data ? data.toString() : void 0;
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kHTTPParserError] === true;
            }
            get [kHTTPParserError]() {
                return true;
            }
        }
        const kResponseExceededMaxSizeError = Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
        class ResponseExceededMaxSizeError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = "ResponseExceededMaxSizeError";
                this.message = message || "Response content exceeded max size";
                this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kResponseExceededMaxSizeError] === true;
            }
            get [kResponseExceededMaxSizeError]() {
                return true;
            }
        }
        const kRequestRetryError = Symbol.for("undici.error.UND_ERR_REQ_RETRY");
        class RequestRetryError extends UndiciError {
            constructor(message, code, {headers: headers, data: data}) {
                super(message);
                this.name = "RequestRetryError";
                this.message = message || "Request retry error";
                this.code = "UND_ERR_REQ_RETRY";
                this.statusCode = code;
                this.data = data;
                this.headers = headers;
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kRequestRetryError] === true;
            }
            get [kRequestRetryError]() {
                return true;
            }
        }
        const kResponseError = Symbol.for("undici.error.UND_ERR_RESPONSE");
        class ResponseError extends UndiciError {
            constructor(message, code, {headers: headers, body: body}) {
                super(message);
                this.name = "ResponseError";
                this.message = message || "Response error";
                this.code = "UND_ERR_RESPONSE";
                this.statusCode = code;
                this.body = body;
                this.headers = headers;
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kResponseError] === true;
            }
            get [kResponseError]() {
                return true;
            }
        }
        const kSecureProxyConnectionError = Symbol.for("undici.error.UND_ERR_PRX_TLS");
        class SecureProxyConnectionError extends UndiciError {
            constructor(cause, message, options = {}) {
                super(message, {
                    cause: cause,
                    ...options
                });
                this.name = "SecureProxyConnectionError";
                this.message = message || "Secure Proxy Connection failed";
                this.code = "UND_ERR_PRX_TLS";
                this.cause = cause;
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kSecureProxyConnectionError] === true;
            }
            get [kSecureProxyConnectionError]() {
                return true;
            }
        }
        const kMaxOriginsReachedError = Symbol.for("undici.error.UND_ERR_MAX_ORIGINS_REACHED");
        class MaxOriginsReachedError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = "MaxOriginsReachedError";
                this.message = message || "Maximum allowed origins reached";
                this.code = "UND_ERR_MAX_ORIGINS_REACHED";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kMaxOriginsReachedError] === true;
            }
            get [kMaxOriginsReachedError]() {
                return true;
            }
        }
        class Socks5ProxyError extends UndiciError {
            constructor(message, code) {
                super(message);
                this.name = "Socks5ProxyError";
                this.message = message || "SOCKS5 proxy error";
                this.code = code || "UND_ERR_SOCKS5";
            }
        }
        const kMessageSizeExceededError = Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
        class MessageSizeExceededError extends UndiciError {
            constructor(message) {
                super(message);
                this.name = "MessageSizeExceededError";
                this.message = message || "Max decompressed message size exceeded";
                this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
            }
            static [Symbol.hasInstance](instance) {
                return instance && instance[kMessageSizeExceededError] === true;
            }
            get [kMessageSizeExceededError]() {
                return true;
            }
        }
        module.exports = {
            AbortError: AbortError,
            HTTPParserError: HTTPParserError,
            UndiciError: UndiciError,
            HeadersTimeoutError: HeadersTimeoutError,
            HeadersOverflowError: HeadersOverflowError,
            BodyTimeoutError: BodyTimeoutError,
            RequestContentLengthMismatchError: RequestContentLengthMismatchError,
            ConnectTimeoutError: ConnectTimeoutError,
            InvalidArgumentError: InvalidArgumentError,
            InvalidReturnValueError: InvalidReturnValueError,
            RequestAbortedError: RequestAbortedError,
            ClientDestroyedError: ClientDestroyedError,
            ClientClosedError: ClientClosedError,
            InformationalError: InformationalError,
            SocketError: SocketError,
            NotSupportedError: NotSupportedError,
            ResponseContentLengthMismatchError: ResponseContentLengthMismatchError,
            BalancedPoolMissingUpstreamError: BalancedPoolMissingUpstreamError,
            ResponseExceededMaxSizeError: ResponseExceededMaxSizeError,
            RequestRetryError: RequestRetryError,
            ResponseError: ResponseError,
            SecureProxyConnectionError: SecureProxyConnectionError,
            MaxOriginsReachedError: MaxOriginsReachedError,
            Socks5ProxyError: Socks5ProxyError,
            MessageSizeExceededError: MessageSizeExceededError
        };
    },
    4655: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const {InvalidArgumentError: InvalidArgumentError, NotSupportedError: NotSupportedError} = __nccwpck_require__(8707);
        const assert = __nccwpck_require__(4589);
        const {isValidHTTPToken: isValidHTTPToken, isValidHeaderValue: isValidHeaderValue, isStream: isStream, destroy: destroy, isBuffer: isBuffer, isFormDataLike: isFormDataLike, isIterable: isIterable, hasSafeIterator: hasSafeIterator, isBlobLike: isBlobLike, serializePathWithQuery: serializePathWithQuery, assertRequestHandler: assertRequestHandler, getServerName: getServerName, normalizedMethodRecords: normalizedMethodRecords, getProtocolFromUrlString: getProtocolFromUrlString} = __nccwpck_require__(3440);
        const {channels: channels} = __nccwpck_require__(2414);
        const {headerNameLowerCasedRecord: headerNameLowerCasedRecord} = __nccwpck_require__(735);
        const invalidPathRegex = /[^\u0021-\u00ff]/;
        function isValidContentLengthHeaderValue(val) {
            if (typeof val !== "string" || val.length === 0) return false;
            for (let i = 0; i < val.length; i++) {
                const charCode = val.charCodeAt(i);
                if (charCode < 48 || charCode > 57) return false;
            }
            return true;
        }
        const kHandler = Symbol("handler");
        class Request {
            constructor(origin, {path: path, method: method, body: body, headers: headers, query: query, idempotent: idempotent, blocking: blocking, upgrade: upgrade, headersTimeout: headersTimeout, bodyTimeout: bodyTimeout, reset: reset, expectContinue: expectContinue, servername: servername, throwOnError: throwOnError, maxRedirections: maxRedirections, typeOfService: typeOfService}, handler) {
                if (typeof path !== "string") throw new InvalidArgumentError("path must be a string"); else if (path[0] !== "/" && !(path.startsWith("http://") || path.startsWith("https://")) && method !== "CONNECT") throw new InvalidArgumentError("path must be an absolute URL or start with a slash"); else if (invalidPathRegex.test(path)) throw new InvalidArgumentError("invalid request path");
                if (typeof method !== "string") throw new InvalidArgumentError("method must be a string"); else if (normalizedMethodRecords[method] === void 0 && !isValidHTTPToken(method)) throw new InvalidArgumentError("invalid request method");
                if (upgrade && typeof upgrade !== "string") throw new InvalidArgumentError("upgrade must be a string");
                if (upgrade && !isValidHeaderValue(upgrade)) throw new InvalidArgumentError("invalid upgrade header");
                if (headersTimeout != null && (!Number.isFinite(headersTimeout) || headersTimeout < 0)) throw new InvalidArgumentError("invalid headersTimeout");
                if (bodyTimeout != null && (!Number.isFinite(bodyTimeout) || bodyTimeout < 0)) throw new InvalidArgumentError("invalid bodyTimeout");
                if (reset != null && typeof reset !== "boolean") throw new InvalidArgumentError("invalid reset");
                if (expectContinue != null && typeof expectContinue !== "boolean") throw new InvalidArgumentError("invalid expectContinue");
                if (throwOnError != null) throw new InvalidArgumentError("invalid throwOnError");
                if (maxRedirections != null && maxRedirections !== 0) throw new InvalidArgumentError("maxRedirections is not supported, use the redirect interceptor");
                if (typeOfService != null && (!Number.isInteger(typeOfService) || typeOfService < 0 || typeOfService > 255)) throw new InvalidArgumentError("typeOfService must be an integer between 0 and 255");
                this.headersTimeout = headersTimeout;
                this.bodyTimeout = bodyTimeout;
                this.method = method;
                this.typeOfService = typeOfService;
                this.abort = null;
                if (body == null) this.body = null; else if (isStream(body)) {
                    this.body = body;
                    const rState = this.body._readableState;
                    if (!rState || !rState.autoDestroy) {
                        this.endHandler = function() {
                            destroy(this);
                        };
                        this.body.on("end", this.endHandler);
                    }
                    this.errorHandler = err => {
                        if (this.abort) this.abort(err); else this.error = err;
                    };
                    this.body.on("error", this.errorHandler);
                } else if (isBuffer(body)) this.body = body.byteLength ? body : null; else if (ArrayBuffer.isView(body)) this.body = body.buffer.byteLength ? Buffer.from(body.buffer, body.byteOffset, body.byteLength) : null; else if (body instanceof ArrayBuffer) this.body = body.byteLength ? Buffer.from(body) : null; else if (typeof body === "string") this.body = body.length ? Buffer.from(body) : null; else if (isFormDataLike(body) || isIterable(body) || isBlobLike(body)) this.body = body; else throw new InvalidArgumentError("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
                this.completed = false;
                this.aborted = false;
                this.upgrade = upgrade || null;
                this.path = query ? serializePathWithQuery(path, query) : path;
                this.origin = origin;
                this.protocol = getProtocolFromUrlString(origin);
                this.idempotent = idempotent == null ? method === "HEAD" || method === "GET" : idempotent;
                this.blocking = blocking ?? this.method !== "HEAD";
                this.reset = reset == null ? null : reset;
                this.host = null;
                this.contentLength = null;
                this.contentType = null;
                this.headers = [];
                this.expectContinue = expectContinue != null ? expectContinue : false;
                if (Array.isArray(headers)) {
                    if (headers.length % 2 !== 0) throw new InvalidArgumentError("headers array must be even");
                    for (let i = 0; i < headers.length; i += 2) processHeader(this, headers[i], headers[i + 1]);
                } else if (headers && typeof headers === "object") if (hasSafeIterator(headers)) for (const header of headers) {
                    if (!Array.isArray(header) || header.length !== 2) throw new InvalidArgumentError("headers must be in key-value pair format");
                    processHeader(this, header[0], header[1]);
                } else {
                    const keys = Object.keys(headers);
                    for (let i = 0; i < keys.length; ++i) processHeader(this, keys[i], headers[keys[i]]);
                } else if (headers != null) throw new InvalidArgumentError("headers must be an object or an array");
                assertRequestHandler(handler, method, upgrade);
                this.servername = servername || getServerName(this.host) || null;
                this[kHandler] = handler;
                if (channels.create.hasSubscribers) channels.create.publish({
                    request: this
                });
            }
            onBodySent(chunk) {
                if (channels.bodyChunkSent.hasSubscribers) channels.bodyChunkSent.publish({
                    request: this,
                    chunk: chunk
                });
                if (this[kHandler].onBodySent) try {
                    return this[kHandler].onBodySent(chunk);
                } catch (err) {
                    this.abort(err);
                }
            }
            onRequestSent() {
                if (channels.bodySent.hasSubscribers) channels.bodySent.publish({
                    request: this
                });
                if (this[kHandler].onRequestSent) try {
                    return this[kHandler].onRequestSent();
                } catch (err) {
                    this.abort(err);
                }
            }
            onConnect(abort) {
                assert(!this.aborted);
                assert(!this.completed);
                if (this.error) abort(this.error); else {
                    this.abort = abort;
                    return this[kHandler].onConnect(abort);
                }
            }
            onResponseStarted() {
                return this[kHandler].onResponseStarted?.();
            }
            onHeaders(statusCode, headers, resume, statusText) {
                assert(!this.aborted);
                assert(!this.completed);
                if (channels.headers.hasSubscribers) channels.headers.publish({
                    request: this,
                    response: {
                        statusCode: statusCode,
                        headers: headers,
                        statusText: statusText
                    }
                });
                try {
                    return this[kHandler].onHeaders(statusCode, headers, resume, statusText);
                } catch (err) {
                    this.abort(err);
                }
            }
            onData(chunk) {
                assert(!this.aborted);
                assert(!this.completed);
                if (channels.bodyChunkReceived.hasSubscribers) channels.bodyChunkReceived.publish({
                    request: this,
                    chunk: chunk
                });
                try {
                    return this[kHandler].onData(chunk);
                } catch (err) {
                    this.abort(err);
                    return false;
                }
            }
            onUpgrade(statusCode, headers, socket, statusText = "") {
                this.onFinally();
                assert(!this.aborted);
                assert(!this.completed);
                if (channels.headers.hasSubscribers) channels.headers.publish({
                    request: this,
                    response: {
                        statusCode: statusCode,
                        headers: headers,
                        statusText: statusText
                    }
                });
                const result = this[kHandler].onUpgrade(statusCode, headers, socket);
                if (!this.aborted) {
                    this.completed = true;
                    if (channels.trailers.hasSubscribers) channels.trailers.publish({
                        request: this,
                        trailers: []
                    });
                }
                return result;
            }
            onComplete(trailers) {
                this.onFinally();
                assert(!this.aborted);
                assert(!this.completed);
                this.completed = true;
                if (channels.trailers.hasSubscribers) channels.trailers.publish({
                    request: this,
                    trailers: trailers
                });
                try {
                    return this[kHandler].onComplete(trailers);
                } catch (err) {
                    this.onError(err);
                }
            }
            onError(error) {
                this.onFinally();
                if (channels.error.hasSubscribers) channels.error.publish({
                    request: this,
                    error: error
                });
                if (this.aborted) return;
                this.aborted = true;
                return this[kHandler].onError(error);
            }
            onFinally() {
                if (this.errorHandler) {
                    this.body.off("error", this.errorHandler);
                    this.errorHandler = null;
                }
                if (this.endHandler) {
                    this.body.off("end", this.endHandler);
                    this.endHandler = null;
                }
            }
            addHeader(key, value) {
                processHeader(this, key, value);
                return this;
            }
        }
        function processHeader(request, key, val) {
            if (val && typeof val === "object" && !Array.isArray(val)) throw new InvalidArgumentError(`invalid ${key} header`); else if (val === void 0) return;
            let headerName = headerNameLowerCasedRecord[key];
            if (headerName === void 0) {
                headerName = key.toLowerCase();
                if (headerNameLowerCasedRecord[headerName] === void 0 && !isValidHTTPToken(headerName)) throw new InvalidArgumentError("invalid header key");
            }
            if (Array.isArray(val)) {
                const arr = [];
                for (let i = 0; i < val.length; i++) if (typeof val[i] === "string") {
                    if (!isValidHeaderValue(val[i])) throw new InvalidArgumentError(`invalid ${key} header`);
                    arr.push(val[i]);
                } else if (val[i] === null) arr.push(""); else if (typeof val[i] === "object") throw new InvalidArgumentError(`invalid ${key} header`); else {
                    const str = `${val[i]}`;
                    if (!isValidHeaderValue(str)) throw new InvalidArgumentError(`invalid ${key} header`);
                    arr.push(str);
                }
                val = arr;
            } else if (typeof val === "string") {
                if (!isValidHeaderValue(val)) throw new InvalidArgumentError(`invalid ${key} header`);
            } else if (val === null) val = ""; else {
                val = `${val}`;
                if (!isValidHeaderValue(val)) throw new InvalidArgumentError(`invalid ${key} header`);
            }
            if (headerName === "host") {
                if (request.host !== null) throw new InvalidArgumentError("duplicate host header");
                if (typeof val !== "string") throw new InvalidArgumentError("invalid host header");
                request.host = val;
            } else if (headerName === "content-length") {
                if (request.contentLength !== null) throw new InvalidArgumentError("duplicate content-length header");
                if (!isValidContentLengthHeaderValue(val)) throw new InvalidArgumentError("invalid content-length header");
                request.contentLength = parseInt(val, 10);
            } else if (request.contentType === null && headerName === "content-type") {
                request.contentType = val;
                request.headers.push(key, val);
            } else if (headerName === "transfer-encoding" || headerName === "keep-alive" || headerName === "upgrade") throw new InvalidArgumentError(`invalid ${headerName} header`); else if (headerName === "connection") {
                const value = typeof val === "string" ? val : null;
                if (value === null) throw new InvalidArgumentError("invalid connection header");
                for (const token of value.toLowerCase().split(",")) {
                    const trimmed = token.trim();
                    if (!isValidHTTPToken(trimmed)) throw new InvalidArgumentError("invalid connection header");
                    if (trimmed === "close") request.reset = true;
                }
            } else if (headerName === "expect") throw new NotSupportedError("expect header not supported"); else request.headers.push(key, val);
        }
        module.exports = Request;
    },
    6443: module => {
        module.exports = {
            kClose: Symbol("close"),
            kDestroy: Symbol("destroy"),
            kDispatch: Symbol("dispatch"),
            kUrl: Symbol("url"),
            kRedirectCacheControl: Symbol("redirect cache control"),
            kWriting: Symbol("writing"),
            kResuming: Symbol("resuming"),
            kQueue: Symbol("queue"),
            kConnect: Symbol("connect"),
            kConnecting: Symbol("connecting"),
            kKeepAliveDefaultTimeout: Symbol("default keep alive timeout"),
            kKeepAliveMaxTimeout: Symbol("max keep alive timeout"),
            kKeepAliveTimeoutThreshold: Symbol("keep alive timeout threshold"),
            kKeepAliveTimeoutValue: Symbol("keep alive timeout"),
            kKeepAlive: Symbol("keep alive"),
            kHeadersTimeout: Symbol("headers timeout"),
            kBodyTimeout: Symbol("body timeout"),
            kServerName: Symbol("server name"),
            kLocalAddress: Symbol("local address"),
            kHost: Symbol("host"),
            kNoRef: Symbol("no ref"),
            kBodyUsed: Symbol("used"),
            kBody: Symbol("abstracted request body"),
            kRunning: Symbol("running"),
            kBlocking: Symbol("blocking"),
            kPending: Symbol("pending"),
            kSize: Symbol("size"),
            kBusy: Symbol("busy"),
            kQueued: Symbol("queued"),
            kFree: Symbol("free"),
            kConnected: Symbol("connected"),
            kClosed: Symbol("closed"),
            kNeedDrain: Symbol("need drain"),
            kReset: Symbol("reset"),
            kDestroyed: Symbol.for("nodejs.stream.destroyed"),
            kResume: Symbol("resume"),
            kOnError: Symbol("on error"),
            kMaxHeadersSize: Symbol("max headers size"),
            kRunningIdx: Symbol("running index"),
            kPendingIdx: Symbol("pending index"),
            kError: Symbol("error"),
            kClients: Symbol("clients"),
            kClient: Symbol("client"),
            kParser: Symbol("parser"),
            kOnDestroyed: Symbol("destroy callbacks"),
            kPipelining: Symbol("pipelining"),
            kSocket: Symbol("socket"),
            kHostHeader: Symbol("host header"),
            kConnector: Symbol("connector"),
            kStrictContentLength: Symbol("strict content length"),
            kMaxRedirections: Symbol("maxRedirections"),
            kMaxRequests: Symbol("maxRequestsPerClient"),
            kProxy: Symbol("proxy agent options"),
            kCounter: Symbol("socket request counter"),
            kMaxResponseSize: Symbol("max response size"),
            kHTTP2Session: Symbol("http2Session"),
            kHTTP2SessionState: Symbol("http2Session state"),
            kRetryHandlerDefaultRetry: Symbol("retry agent default retry"),
            kConstruct: Symbol("constructable"),
            kListeners: Symbol("listeners"),
            kHTTPContext: Symbol("http context"),
            kMaxConcurrentStreams: Symbol("max concurrent streams"),
            kHTTP2InitialWindowSize: Symbol("http2 initial window size"),
            kHTTP2ConnectionWindowSize: Symbol("http2 connection window size"),
            kEnableConnectProtocol: Symbol("http2session connect protocol"),
            kRemoteSettings: Symbol("http2session remote settings"),
            kHTTP2Stream: Symbol("http2session client stream"),
            kPingInterval: Symbol("ping interval"),
            kNoProxyAgent: Symbol("no proxy agent"),
            kHttpProxyAgent: Symbol("http proxy agent"),
            kHttpsProxyAgent: Symbol("https proxy agent"),
            kSocks5ProxyAgent: Symbol("socks5 proxy agent")
        };
    },
    7752: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const {wellknownHeaderNames: wellknownHeaderNames, headerNameLowerCasedRecord: headerNameLowerCasedRecord} = __nccwpck_require__(735);
        class TstNode {
            value=null;
            left=null;
            middle=null;
            right=null;
            code;
            constructor(key, value, index) {
                if (index === void 0 || index >= key.length) throw new TypeError("Unreachable");
                const code = this.code = key.charCodeAt(index);
                if (code > 127) throw new TypeError("key must be ascii string");
                if (key.length !== ++index) this.middle = new TstNode(key, value, index); else this.value = value;
            }
            add(key, value) {
                const length = key.length;
                if (length === 0) throw new TypeError("Unreachable");
                let index = 0;
                let node = this;
                while (true) {
                    const code = key.charCodeAt(index);
                    if (code > 127) throw new TypeError("key must be ascii string");
                    if (node.code === code) if (length === ++index) {
                        node.value = value;
                        break;
                    } else if (node.middle !== null) node = node.middle; else {
                        node.middle = new TstNode(key, value, index);
                        break;
                    } else if (node.code < code) if (node.left !== null) node = node.left; else {
                        node.left = new TstNode(key, value, index);
                        break;
                    } else if (node.right !== null) node = node.right; else {
                        node.right = new TstNode(key, value, index);
                        break;
                    }
                }
            }
            search(key) {
                const keylength = key.length;
                let index = 0;
                let node = this;
                while (node !== null && index < keylength) {
                    let code = key[index];
                    if (code <= 90 && code >= 65) code |= 32;
                    while (node !== null) {
                        if (code === node.code) {
                            if (keylength === ++index) return node;
                            node = node.middle;
                            break;
                        }
                        node = node.code < code ? node.left : node.right;
                    }
                }
                return null;
            }
        }
        class TernarySearchTree {
            node=null;
            insert(key, value) {
                if (this.node === null) this.node = new TstNode(key, value, 0); else this.node.add(key, value);
            }
            lookup(key) {
                return this.node?.search(key)?.value ?? null;
            }
        }
        const tree = new TernarySearchTree;
        for (let i = 0; i < wellknownHeaderNames.length; ++i) {
            const key = headerNameLowerCasedRecord[wellknownHeaderNames[i]];
            tree.insert(key, key);
        }
        module.exports = {
            TernarySearchTree: TernarySearchTree,
            tree: tree
        };
    },
    3440: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const assert = __nccwpck_require__(4589);
        const {kDestroyed: kDestroyed, kBodyUsed: kBodyUsed, kListeners: kListeners, kBody: kBody} = __nccwpck_require__(6443);
        const {IncomingMessage: IncomingMessage} = __nccwpck_require__(7067);
        const stream = __nccwpck_require__(7075);
        const net = __nccwpck_require__(7030);
        const {stringify: stringify} = __nccwpck_require__(1792);
        const {EventEmitter: EE} = __nccwpck_require__(8474);
        const timers = __nccwpck_require__(6603);
        const {InvalidArgumentError: InvalidArgumentError, ConnectTimeoutError: ConnectTimeoutError} = __nccwpck_require__(8707);
        const {headerNameLowerCasedRecord: headerNameLowerCasedRecord} = __nccwpck_require__(735);
        const {tree: tree} = __nccwpck_require__(7752);
        const [nodeMajor, nodeMinor] = process.versions.node.split(".", 2).map(v => Number(v));
        class BodyAsyncIterable {
            constructor(body) {
                this[kBody] = body;
                this[kBodyUsed] = false;
            }
            async* [Symbol.asyncIterator]() {
                assert(!this[kBodyUsed], "disturbed");
                this[kBodyUsed] = true;
                yield* this[kBody];
            }
        }
        function noop() {}
        function wrapRequestBody(body) {
            if (isStream(body)) {
                if (bodyLength(body) === 0) body.on("data", function() {
                    assert(false);
                });
                if (typeof body.readableDidRead !== "boolean") {
                    body[kBodyUsed] = false;
                    EE.prototype.on.call(body, "data", function() {
                        this[kBodyUsed] = true;
                    });
                }
                return body;
            } else if (body && typeof body.pipeTo === "function") return new BodyAsyncIterable(body); else if (body && isFormDataLike(body)) return body; else if (body && typeof body !== "string" && !ArrayBuffer.isView(body) && isIterable(body)) return new BodyAsyncIterable(body); else return body;
        }
        function isStream(obj) {
            return obj && typeof obj === "object" && typeof obj.pipe === "function" && typeof obj.on === "function";
        }
        function isBlobLike(object) {
            if (object === null) return false; else if (object instanceof Blob) return true; else if (typeof object !== "object") return false; else {
                const sTag = object[Symbol.toStringTag];
                return (sTag === "Blob" || sTag === "File") && ("stream" in object && typeof object.stream === "function" || "arrayBuffer" in object && typeof object.arrayBuffer === "function");
            }
        }
        function pathHasQueryOrFragment(url) {
            return url.includes("?") || url.includes("#");
        }
        function serializePathWithQuery(url, queryParams) {
            if (pathHasQueryOrFragment(url)) throw new Error('Query params cannot be passed when url already contains "?" or "#".');
            const stringified = stringify(queryParams);
            if (stringified) url += "?" + stringified;
            return url;
        }
        function isValidPort(port) {
            const value = parseInt(port, 10);
            return value === Number(port) && value >= 0 && value <= 65535;
        }
        function isHttpOrHttpsPrefixed(value) {
            return value != null && value[0] === "h" && value[1] === "t" && value[2] === "t" && value[3] === "p" && (value[4] === ":" || value[4] === "s" && value[5] === ":");
        }
        function parseURL(url) {
            if (typeof url === "string") {
                url = new URL(url);
                if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
                return url;
            }
            if (!url || typeof url !== "object") throw new InvalidArgumentError("Invalid URL: The URL argument must be a non-null object.");
            if (!(url instanceof URL)) {
                if (url.port != null && url.port !== "" && isValidPort(url.port) === false) throw new InvalidArgumentError("Invalid URL: port must be a valid integer or a string representation of an integer.");
                if (url.path != null && typeof url.path !== "string") throw new InvalidArgumentError("Invalid URL path: the path must be a string or null/undefined.");
                if (url.pathname != null && typeof url.pathname !== "string") throw new InvalidArgumentError("Invalid URL pathname: the pathname must be a string or null/undefined.");
                if (url.hostname != null && typeof url.hostname !== "string") throw new InvalidArgumentError("Invalid URL hostname: the hostname must be a string or null/undefined.");
                if (url.origin != null && typeof url.origin !== "string") throw new InvalidArgumentError("Invalid URL origin: the origin must be a string or null/undefined.");
                if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
                const port = url.port != null ? url.port : url.protocol === "https:" ? 443 : 80;
                let origin = url.origin != null ? url.origin : `${url.protocol || ""}//${url.hostname || ""}:${port}`;
                let path = url.path != null ? url.path : `${url.pathname || ""}${url.search || ""}`;
                if (origin[origin.length - 1] === "/") origin = origin.slice(0, origin.length - 1);
                if (path && path[0] !== "/") path = `/${path}`;
                return new URL(`${origin}${path}`);
            }
            if (!isHttpOrHttpsPrefixed(url.origin || url.protocol)) throw new InvalidArgumentError("Invalid URL protocol: the URL must start with `http:` or `https:`.");
            return url;
        }
        function parseOrigin(url) {
            url = parseURL(url);
            if (url.pathname !== "/" || url.search || url.hash) throw new InvalidArgumentError("invalid url");
            return url;
        }
        function getHostname(host) {
            if (host[0] === "[") {
                const idx = host.indexOf("]");
                assert(idx !== -1);
                return host.substring(1, idx);
            }
            const idx = host.indexOf(":");
            if (idx === -1) return host;
            return host.substring(0, idx);
        }
        function getServerName(host) {
            if (!host) return null;
            assert(typeof host === "string");
            const servername = getHostname(host);
            if (net.isIP(servername)) return "";
            return servername;
        }
        function deepClone(obj) {
            return JSON.parse(JSON.stringify(obj));
        }
        function isAsyncIterable(obj) {
            return !!(obj != null && typeof obj[Symbol.asyncIterator] === "function");
        }
        function isIterable(obj) {
            return !!(obj != null && (typeof obj[Symbol.iterator] === "function" || typeof obj[Symbol.asyncIterator] === "function"));
        }
        function hasSafeIterator(obj) {
            const prototype = Object.getPrototypeOf(obj);
            const ownIterator = Object.prototype.hasOwnProperty.call(obj, Symbol.iterator);
            return ownIterator || prototype != null && prototype !== Object.prototype && typeof obj[Symbol.iterator] === "function";
        }
        function bodyLength(body) {
            if (body == null) return 0; else if (isStream(body)) {
                const state = body._readableState;
                return state && state.objectMode === false && state.ended === true && Number.isFinite(state.length) ? state.length : null;
            } else if (isBlobLike(body)) return body.size != null ? body.size : null; else if (isBuffer(body)) return body.byteLength;
            return null;
        }
        function isDestroyed(body) {
            return body && !!(body.destroyed || body[kDestroyed] || stream.isDestroyed?.(body));
        }
        function destroy(stream, err) {
            if (stream == null || !isStream(stream) || isDestroyed(stream)) return;
            if (typeof stream.destroy === "function") {
                if (Object.getPrototypeOf(stream).constructor === IncomingMessage) stream.socket = null;
                stream.destroy(err);
            } else if (err) queueMicrotask(() => {
                stream.emit("error", err);
            });
            if (stream.destroyed !== true) stream[kDestroyed] = true;
        }
        const KEEPALIVE_TIMEOUT_EXPR = /timeout=(\d+)/;
        function parseKeepAliveTimeout(val) {
            const m = val.match(KEEPALIVE_TIMEOUT_EXPR);
            return m ? parseInt(m[1], 10) * 1e3 : null;
        }
        function headerNameToString(value) {
            return typeof value === "string" ? headerNameLowerCasedRecord[value] ?? value.toLowerCase() : tree.lookup(value) ?? value.toString("latin1").toLowerCase();
        }
        function bufferToLowerCasedHeaderName(value) {
            return tree.lookup(value) ?? value.toString("latin1").toLowerCase();
        }
        function parseHeaders(headers, obj) {
            if (obj === void 0) obj = {};
            for (let i = 0; i < headers.length; i += 2) {
                const key = headerNameToString(headers[i]);
                let val = obj[key];
                if (val !== void 0) if (!Object.hasOwn(obj, key)) {
                    const headersValue = typeof headers[i + 1] === "string" ? headers[i + 1] : Array.isArray(headers[i + 1]) ? headers[i + 1].map(x => x.toString("latin1")) : headers[i + 1].toString("latin1");
                    if (key === "__proto__") Object.defineProperty(obj, key, {
                        value: headersValue,
                        enumerable: true,
                        configurable: true,
                        writable: true
                    }); else obj[key] = headersValue;
                } else {
                    if (typeof val === "string") {
                        val = [ val ];
                        obj[key] = val;
                    }
                    val.push(headers[i + 1].toString("latin1"));
                } else {
                    const headersValue = typeof headers[i + 1] === "string" ? headers[i + 1] : Array.isArray(headers[i + 1]) ? headers[i + 1].map(x => x.toString("latin1")) : headers[i + 1].toString("latin1");
                    obj[key] = headersValue;
                }
            }
            return obj;
        }
        function parseRawHeaders(headers) {
            const headersLength = headers.length;
            const ret = new Array(headersLength);
            let key;
            let val;
            for (let n = 0; n < headersLength; n += 2) {
                key = headers[n];
                val = headers[n + 1];
                typeof key !== "string" && (key = key.toString());
                typeof val !== "string" && (val = val.toString("latin1"));
                ret[n] = key;
                ret[n + 1] = val;
            }
            return ret;
        }
        function toRawHeaders(headers) {
            const rawHeaders = [];
            for (const [name, value] of Object.entries(headers)) if (Array.isArray(value)) for (const entry of value) rawHeaders.push(Buffer.from(name, "latin1"), Buffer.from(`${entry}`, "latin1")); else rawHeaders.push(Buffer.from(name, "latin1"), Buffer.from(`${value}`, "latin1"));
            return rawHeaders;
        }
        function encodeRawHeaders(headers) {
            if (!Array.isArray(headers)) throw new TypeError("expected headers to be an array");
            return headers.map(x => Buffer.from(x));
        }
        function isBuffer(buffer) {
            return buffer instanceof Uint8Array || Buffer.isBuffer(buffer);
        }
        function assertRequestHandler(handler, method, upgrade) {
            if (!handler || typeof handler !== "object") throw new InvalidArgumentError("handler must be an object");
            if (typeof handler.onRequestStart === "function") return;
            if (typeof handler.onConnect !== "function") throw new InvalidArgumentError("invalid onConnect method");
            if (typeof handler.onError !== "function") throw new InvalidArgumentError("invalid onError method");
            if (typeof handler.onBodySent !== "function" && handler.onBodySent !== void 0) throw new InvalidArgumentError("invalid onBodySent method");
            if (upgrade || method === "CONNECT") {
                if (typeof handler.onUpgrade !== "function") throw new InvalidArgumentError("invalid onUpgrade method");
            } else {
                if (typeof handler.onHeaders !== "function") throw new InvalidArgumentError("invalid onHeaders method");
                if (typeof handler.onData !== "function") throw new InvalidArgumentError("invalid onData method");
                if (typeof handler.onComplete !== "function") throw new InvalidArgumentError("invalid onComplete method");
            }
        }
        function isDisturbed(body) {
            return !!(body && (stream.isDisturbed(body) || body[kBodyUsed]));
        }
        function getSocketInfo(socket) {
            return {
                localAddress: socket.localAddress,
                localPort: socket.localPort,
                remoteAddress: socket.remoteAddress,
                remotePort: socket.remotePort,
                remoteFamily: socket.remoteFamily,
                timeout: socket.timeout,
                bytesWritten: socket.bytesWritten,
                bytesRead: socket.bytesRead
            };
        }
        function ReadableStreamFrom(iterable) {
            let iterator;
            return new ReadableStream({
                start() {
                    iterator = iterable[Symbol.asyncIterator]();
                },
                pull(controller) {
                    return iterator.next().then(({done: done, value: value}) => {
                        if (done) return queueMicrotask(() => {
                            controller.close();
                            controller.byobRequest?.respond(0);
                        }); else {
                            const buf = Buffer.isBuffer(value) ? value : Buffer.from(value);
                            if (buf.byteLength) return controller.enqueue(new Uint8Array(buf)); else return this.pull(controller);
                        }
                    });
                },
                cancel() {
                    return iterator.return();
                },
                type: "bytes"
            });
        }
        function isFormDataLike(object) {
            return object && typeof object === "object" && typeof object.append === "function" && typeof object.delete === "function" && typeof object.get === "function" && typeof object.getAll === "function" && typeof object.has === "function" && typeof object.set === "function" && object[Symbol.toStringTag] === "FormData";
        }
        function addAbortListener(signal, listener) {
            if ("addEventListener" in signal) {
                signal.addEventListener("abort", listener, {
                    once: true
                });
                return () => signal.removeEventListener("abort", listener);
            }
            signal.once("abort", listener);
            return () => signal.removeListener("abort", listener);
        }
        const validTokenChars = new Uint8Array([ 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 0, 0, 1, 1, 0, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 ]);
        function isTokenCharCode(c) {
            return validTokenChars[c] === 1;
        }
        const tokenRegExp = /^[\^_`a-zA-Z\-0-9!#$%&'*+.|~]+$/;
        function isValidHTTPToken(characters) {
            if (characters.length >= 12) return tokenRegExp.test(characters);
            if (characters.length === 0) return false;
            for (let i = 0; i < characters.length; i++) if (validTokenChars[characters.charCodeAt(i)] !== 1) return false;
            return true;
        }
        const headerCharRegex = /[^\t\x20-\x7e\x80-\xff]/;
        function isValidHeaderValue(characters) {
            return !headerCharRegex.test(characters);
        }
        const rangeHeaderRegex = /^bytes (\d+)-(\d+)\/(\d+)?$/;
        function parseRangeHeader(range) {
            if (range == null || range === "") return {
                start: 0,
                end: null,
                size: null
            };
            const m = range ? range.match(rangeHeaderRegex) : null;
            return m ? {
                start: parseInt(m[1]),
                end: m[2] ? parseInt(m[2]) : null,
                size: m[3] ? parseInt(m[3]) : null
            } : null;
        }
        function addListener(obj, name, listener) {
            const listeners = obj[kListeners] ??= [];
            listeners.push([ name, listener ]);
            obj.on(name, listener);
            return obj;
        }
        function removeAllListeners(obj) {
            if (obj[kListeners] != null) {
                for (const [name, listener] of obj[kListeners]) obj.removeListener(name, listener);
                obj[kListeners] = null;
            }
            return obj;
        }
        function errorRequest(client, request, err) {
            try {
                request.onError(err);
                assert(request.aborted);
            } catch (err) {
                client.emit("error", err);
            }
        }
        const setupConnectTimeout = process.platform === "win32" ? (socketWeakRef, opts) => {
            if (!opts.timeout) return noop;
            let s1 = null;
            let s2 = null;
            const fastTimer = timers.setFastTimeout(() => {
                s1 = setImmediate(() => {
                    s2 = setImmediate(() => onConnectTimeout(socketWeakRef.deref(), opts));
                });
            }, opts.timeout);
            return () => {
                timers.clearFastTimeout(fastTimer);
                clearImmediate(s1);
                clearImmediate(s2);
            };
        } : (socketWeakRef, opts) => {
            if (!opts.timeout) return noop;
            let s1 = null;
            const fastTimer = timers.setFastTimeout(() => {
                s1 = setImmediate(() => {
                    onConnectTimeout(socketWeakRef.deref(), opts);
                });
            }, opts.timeout);
            return () => {
                timers.clearFastTimeout(fastTimer);
                clearImmediate(s1);
            };
        };
        function onConnectTimeout(socket, opts) {
            if (socket == null) return;
            let message = "Connect Timeout Error";
            if (Array.isArray(socket.autoSelectFamilyAttemptedAddresses)) message += ` (attempted addresses: ${socket.autoSelectFamilyAttemptedAddresses.join(", ")},`; else message += ` (attempted address: ${opts.hostname}:${opts.port},`;
            message += ` timeout: ${opts.timeout}ms)`;
            destroy(socket, new ConnectTimeoutError(message));
        }
        function getProtocolFromUrlString(urlString) {
            if (urlString[0] === "h" && urlString[1] === "t" && urlString[2] === "t" && urlString[3] === "p") switch (urlString[4]) {
              case ":":
                return "http:";

              case "s":
                if (urlString[5] === ":") return "https:";
            }
            return urlString.slice(0, urlString.indexOf(":") + 1);
        }
        const kEnumerableProperty = Object.create(null);
        kEnumerableProperty.enumerable = true;
        const normalizedMethodRecordsBase = {
            delete: "DELETE",
            DELETE: "DELETE",
            get: "GET",
            GET: "GET",
            head: "HEAD",
            HEAD: "HEAD",
            options: "OPTIONS",
            OPTIONS: "OPTIONS",
            post: "POST",
            POST: "POST",
            put: "PUT",
            PUT: "PUT"
        };
        const normalizedMethodRecords = {
            ...normalizedMethodRecordsBase,
            patch: "patch",
            PATCH: "PATCH"
        };
        Object.setPrototypeOf(normalizedMethodRecordsBase, null);
        Object.setPrototypeOf(normalizedMethodRecords, null);
        module.exports = {
            kEnumerableProperty: kEnumerableProperty,
            isDisturbed: isDisturbed,
            isBlobLike: isBlobLike,
            parseOrigin: parseOrigin,
            parseURL: parseURL,
            getServerName: getServerName,
            isStream: isStream,
            isIterable: isIterable,
            hasSafeIterator: hasSafeIterator,
            isAsyncIterable: isAsyncIterable,
            isDestroyed: isDestroyed,
            headerNameToString: headerNameToString,
            bufferToLowerCasedHeaderName: bufferToLowerCasedHeaderName,
            addListener: addListener,
            removeAllListeners: removeAllListeners,
            errorRequest: errorRequest,
            parseRawHeaders: parseRawHeaders,
            toRawHeaders: toRawHeaders,
            encodeRawHeaders: encodeRawHeaders,
            parseHeaders: parseHeaders,
            parseKeepAliveTimeout: parseKeepAliveTimeout,
            destroy: destroy,
            bodyLength: bodyLength,
            deepClone: deepClone,
            ReadableStreamFrom: ReadableStreamFrom,
            isBuffer: isBuffer,
            assertRequestHandler: assertRequestHandler,
            getSocketInfo: getSocketInfo,
            isFormDataLike: isFormDataLike,
            pathHasQueryOrFragment: pathHasQueryOrFragment,
            serializePathWithQuery: serializePathWithQuery,
            addAbortListener: addAbortListener,
            isValidHTTPToken: isValidHTTPToken,
            isValidHeaderValue: isValidHeaderValue,
            isTokenCharCode: isTokenCharCode,
            parseRangeHeader: parseRangeHeader,
            normalizedMethodRecordsBase: normalizedMethodRecordsBase,
            normalizedMethodRecords: normalizedMethodRecords,
            isValidPort: isValidPort,
            isHttpOrHttpsPrefixed: isHttpOrHttpsPrefixed,
            nodeMajor: nodeMajor,
            nodeMinor: nodeMinor,
            safeHTTPMethods: Object.freeze([ "GET", "HEAD", "OPTIONS", "TRACE" ]),
            wrapRequestBody: wrapRequestBody,
            setupConnectTimeout: setupConnectTimeout,
            getProtocolFromUrlString: getProtocolFromUrlString
        };
    },
    7405: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const {InvalidArgumentError: InvalidArgumentError, MaxOriginsReachedError: MaxOriginsReachedError} = __nccwpck_require__(8707);
        const {kClients: kClients, kRunning: kRunning, kClose: kClose, kDestroy: kDestroy, kDispatch: kDispatch, kUrl: kUrl} = __nccwpck_require__(6443);
        const DispatcherBase = __nccwpck_require__(1841);
        const Pool = __nccwpck_require__(628);
        const Client = __nccwpck_require__(3701);
        const util = __nccwpck_require__(3440);
        const kOnConnect = Symbol("onConnect");
        const kOnDisconnect = Symbol("onDisconnect");
        const kOnConnectionError = Symbol("onConnectionError");
        const kOnDrain = Symbol("onDrain");
        const kFactory = Symbol("factory");
        const kOptions = Symbol("options");
        const kOrigins = Symbol("origins");
        function defaultFactory(origin, opts) {
            return opts && opts.connections === 1 ? new Client(origin, opts) : new Pool(origin, opts);
        }
        class Agent extends DispatcherBase {
            constructor({factory: factory = defaultFactory, maxOrigins: maxOrigins = 1 / 0, connect: connect, tls: tls, ...options} = {}) {
                if (typeof factory !== "function") throw new InvalidArgumentError("factory must be a function.");
                if (connect != null && typeof connect !== "function" && typeof connect !== "object") throw new InvalidArgumentError("connect must be a function or an object");
                if (typeof maxOrigins !== "number" || Number.isNaN(maxOrigins) || maxOrigins <= 0) throw new InvalidArgumentError("maxOrigins must be a number greater than 0");
                super(options);
                if (connect && typeof connect !== "function") connect = {
                    ...connect
                };
                if (tls && typeof tls !== "function") tls = {
                    ...tls
                };
                this[kOptions] = {
                    ...util.deepClone(options),
                    maxOrigins: maxOrigins,
                    connect: connect,
                    tls: tls
                };
                this[kFactory] = factory;
                this[kClients] = new Map;
                this[kOrigins] = new Set;
                this[kOnDrain] = (origin, targets) => {
                    this.emit("drain", origin, [ this, ...targets ]);
                };
                this[kOnConnect] = (origin, targets) => {
                    this.emit("connect", origin, [ this, ...targets ]);
                };
                this[kOnDisconnect] = (origin, targets, err) => {
                    this.emit("disconnect", origin, [ this, ...targets ], err);
                };
                this[kOnConnectionError] = (origin, targets, err) => {
                    this.emit("connectionError", origin, [ this, ...targets ], err);
                };
            }
            get [kRunning]() {
                let ret = 0;
                for (const {dispatcher: dispatcher} of this[kClients].values()) ret += dispatcher[kRunning];
                return ret;
            }
            [kDispatch](opts, handler) {
                let key;
                if (opts.origin && (typeof opts.origin === "string" || opts.origin instanceof URL)) key = String(opts.origin); else throw new InvalidArgumentError("opts.origin must be a non-empty string or URL.");
                if (this[kOrigins].size >= this[kOptions].maxOrigins && !this[kOrigins].has(key)) throw new MaxOriginsReachedError;
                const result = this[kClients].get(key);
                let dispatcher = result && result.dispatcher;
                if (!dispatcher) {
                    const closeClientIfUnused = connected => {
                        const result = this[kClients].get(key);
                        if (result) {
                            if (connected) result.count -= 1;
                            if (result.count <= 0) {
                                this[kClients].delete(key);
                                if (!result.dispatcher.destroyed) result.dispatcher.close();
                            }
                            this[kOrigins].delete(key);
                        }
                    };
                    dispatcher = this[kFactory](opts.origin, this[kOptions]).on("drain", this[kOnDrain]).on("connect", (origin, targets) => {
                        const result = this[kClients].get(key);
                        if (result) result.count += 1;
                        this[kOnConnect](origin, targets);
                    }).on("disconnect", (origin, targets, err) => {
                        closeClientIfUnused(true);
                        this[kOnDisconnect](origin, targets, err);
                    }).on("connectionError", (origin, targets, err) => {
                        closeClientIfUnused(false);
                        this[kOnConnectionError](origin, targets, err);
                    });
                    this[kClients].set(key, {
                        count: 0,
                        dispatcher: dispatcher
                    });
                    this[kOrigins].add(key);
                }
                return dispatcher.dispatch(opts, handler);
            }
            [kClose]() {
                const closePromises = [];
                for (const {dispatcher: dispatcher} of this[kClients].values()) closePromises.push(dispatcher.close());
                this[kClients].clear();
                return Promise.all(closePromises);
            }
            [kDestroy](err) {
                const destroyPromises = [];
                for (const {dispatcher: dispatcher} of this[kClients].values()) destroyPromises.push(dispatcher.destroy(err));
                this[kClients].clear();
                return Promise.all(destroyPromises);
            }
            get stats() {
                const allClientStats = {};
                for (const {dispatcher: dispatcher} of this[kClients].values()) if (dispatcher.stats) allClientStats[dispatcher[kUrl].origin] = dispatcher.stats;
                return allClientStats;
            }
        }
        module.exports = Agent;
    },
    637: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const assert = __nccwpck_require__(4589);
        const util = __nccwpck_require__(3440);
        const {channels: channels} = __nccwpck_require__(2414);
        const timers = __nccwpck_require__(6603);
        const {RequestContentLengthMismatchError: RequestContentLengthMismatchError, ResponseContentLengthMismatchError: ResponseContentLengthMismatchError, RequestAbortedError: RequestAbortedError, InvalidArgumentError: InvalidArgumentError, HeadersTimeoutError: HeadersTimeoutError, HeadersOverflowError: HeadersOverflowError, SocketError: SocketError, InformationalError: InformationalError, BodyTimeoutError: BodyTimeoutError, HTTPParserError: HTTPParserError, ResponseExceededMaxSizeError: ResponseExceededMaxSizeError} = __nccwpck_require__(8707);
        const {kUrl: kUrl, kReset: kReset, kClient: kClient, kParser: kParser, kBlocking: kBlocking, kRunning: kRunning, kPending: kPending, kSize: kSize, kWriting: kWriting, kQueue: kQueue, kNoRef: kNoRef, kKeepAliveDefaultTimeout: kKeepAliveDefaultTimeout, kHostHeader: kHostHeader, kPendingIdx: kPendingIdx, kRunningIdx: kRunningIdx, kError: kError, kPipelining: kPipelining, kSocket: kSocket, kKeepAliveTimeoutValue: kKeepAliveTimeoutValue, kMaxHeadersSize: kMaxHeadersSize, kKeepAliveMaxTimeout: kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold: kKeepAliveTimeoutThreshold, kHeadersTimeout: kHeadersTimeout, kBodyTimeout: kBodyTimeout, kStrictContentLength: kStrictContentLength, kMaxRequests: kMaxRequests, kCounter: kCounter, kMaxResponseSize: kMaxResponseSize, kOnError: kOnError, kResume: kResume, kHTTPContext: kHTTPContext, kClosed: kClosed} = __nccwpck_require__(6443);
        const constants = __nccwpck_require__(2824);
        const EMPTY_BUF = Buffer.alloc(0);
        const FastBuffer = Buffer[Symbol.species];
        const removeAllListeners = util.removeAllListeners;
        const kIdleSocketValidation = Symbol("kIdleSocketValidation");
        const kIdleSocketValidationTimeout = Symbol("kIdleSocketValidationTimeout");
        const kSocketUsed = Symbol("kSocketUsed");
        const kTypeOfService = Symbol("kTypeOfService");
        let extractBody;
        function lazyllhttp() {
            const llhttpWasmData = process.env.JEST_WORKER_ID ? __nccwpck_require__(3870) : void 0;
            let mod;
            let useWasmSIMD = true;
            if (process.arch === "ppc64") {
                const [major, minor] = process.versions.node.split(".").map(n => parseInt(n, 10));
                if (major < 24 || major === 24 && minor < 12) useWasmSIMD = false;
            }
            if (process.env.UNDICI_NO_WASM_SIMD === "1") useWasmSIMD = false; else if (process.env.UNDICI_NO_WASM_SIMD === "0") useWasmSIMD = true;
            if (useWasmSIMD) try {
                mod = new WebAssembly.Module(__nccwpck_require__(3434));
            } catch {}
            if (!mod) mod = new WebAssembly.Module(llhttpWasmData || __nccwpck_require__(3870));
            return new WebAssembly.Instance(mod, {
                env: {
                    wasm_on_url: (p, at, len) => 0,
                    wasm_on_status: (p, at, len) => {
                        assert(currentParser.ptr === p);
                        const start = at - currentBufferPtr + currentBufferRef.byteOffset;
                        return currentParser.onStatus(new FastBuffer(currentBufferRef.buffer, start, len));
                    },
                    wasm_on_message_begin: p => {
                        assert(currentParser.ptr === p);
                        return currentParser.onMessageBegin();
                    },
                    wasm_on_header_field: (p, at, len) => {
                        assert(currentParser.ptr === p);
                        const start = at - currentBufferPtr + currentBufferRef.byteOffset;
                        return currentParser.onHeaderField(new FastBuffer(currentBufferRef.buffer, start, len));
                    },
                    wasm_on_header_value: (p, at, len) => {
                        assert(currentParser.ptr === p);
                        const start = at - currentBufferPtr + currentBufferRef.byteOffset;
                        return currentParser.onHeaderValue(new FastBuffer(currentBufferRef.buffer, start, len));
                    },
                    wasm_on_headers_complete: (p, statusCode, upgrade, shouldKeepAlive) => {
                        assert(currentParser.ptr === p);
                        return currentParser.onHeadersComplete(statusCode, upgrade === 1, shouldKeepAlive === 1);
                    },
                    wasm_on_body: (p, at, len) => {
                        assert(currentParser.ptr === p);
                        const start = at - currentBufferPtr + currentBufferRef.byteOffset;
                        return currentParser.onBody(new FastBuffer(currentBufferRef.buffer, start, len));
                    },
                    wasm_on_message_complete: p => {
                        assert(currentParser.ptr === p);
                        return currentParser.onMessageComplete();
                    }
                }
            });
        }
        let llhttpInstance = null;
        let currentParser = null;
        let currentBufferRef = null;
        let currentBufferSize = 0;
        let currentBufferPtr = null;
        const USE_NATIVE_TIMER = 0;
        const USE_FAST_TIMER = 1;
        const TIMEOUT_HEADERS = 2 | USE_FAST_TIMER;
        const TIMEOUT_BODY = 4 | USE_FAST_TIMER;
        const TIMEOUT_KEEP_ALIVE = 8 | USE_NATIVE_TIMER;
        class Parser {
            constructor(client, socket, {exports: exports}) {
                this.llhttp = exports;
                this.ptr = this.llhttp.llhttp_alloc(constants.TYPE.RESPONSE);
                this.client = client;
                this.socket = socket;
                this.timeout = null;
                this.timeoutWeakRef = new WeakRef(this);
                this.timeoutValue = null;
                this.timeoutType = null;
                this.statusCode = 0;
                this.statusText = "";
                this.upgrade = false;
                this.headers = [];
                this.headersSize = 0;
                this.headersMaxSize = client[kMaxHeadersSize];
                this.shouldKeepAlive = false;
                this.paused = false;
                this.resume = this.resume.bind(this);
                this.bytesRead = 0;
                this.keepAlive = "";
                this.contentLength = "";
                this.connection = "";
                this.maxResponseSize = client[kMaxResponseSize];
            }
            setTimeout(delay, type) {
                if (delay !== this.timeoutValue || type & USE_FAST_TIMER ^ this.timeoutType & USE_FAST_TIMER) {
                    if (this.timeout) {
                        timers.clearTimeout(this.timeout);
                        this.timeout = null;
                    }
                    if (delay) if (type & USE_FAST_TIMER) this.timeout = timers.setFastTimeout(onParserTimeout, delay, this.timeoutWeakRef); else {
                        this.timeout = setTimeout(onParserTimeout, delay, this.timeoutWeakRef);
                        this.timeout?.unref();
                    }
                    this.timeoutValue = delay;
                } else if (this.timeout) if (this.timeout.refresh) this.timeout.refresh();
                this.timeoutType = type;
            }
            resume() {
                if (this.socket.destroyed || !this.paused) return;
                assert(this.ptr != null);
                assert(currentParser === null);
                this.llhttp.llhttp_resume(this.ptr);
                assert(this.timeoutType === TIMEOUT_BODY);
                if (this.timeout) if (this.timeout.refresh) this.timeout.refresh();
                this.paused = false;
                this.execute(this.socket.read() || EMPTY_BUF);
                this.readMore();
            }
            readMore() {
                while (!this.paused && this.ptr) {
                    const chunk = this.socket.read();
                    if (chunk === null) break;
                    this.execute(chunk);
                }
            }
            execute(chunk) {
                assert(currentParser === null);
                assert(this.ptr != null);
                assert(!this.paused);
                const {socket: socket, llhttp: llhttp} = this;
                if (chunk.length > currentBufferSize) {
                    if (currentBufferPtr) llhttp.free(currentBufferPtr);
                    currentBufferSize = Math.ceil(chunk.length / 4096) * 4096;
                    currentBufferPtr = llhttp.malloc(currentBufferSize);
                }
                new Uint8Array(llhttp.memory.buffer, currentBufferPtr, currentBufferSize).set(chunk);
                try {
                    let ret;
                    try {
                        currentBufferRef = chunk;
                        currentParser = this;
                        ret = llhttp.llhttp_execute(this.ptr, currentBufferPtr, chunk.length);
                    } finally {
                        currentParser = null;
                        currentBufferRef = null;
                    }
                    if (ret !== constants.ERROR.OK) {
                        const data = chunk.subarray(llhttp.llhttp_get_error_pos(this.ptr) - currentBufferPtr);
                        if (ret === constants.ERROR.PAUSED_UPGRADE) this.onUpgrade(data); else if (ret === constants.ERROR.PAUSED) {
                            this.paused = true;
                            socket.unshift(data);
                        } else throw this.createError(ret, data);
                    }
                } catch (err) {
                    util.destroy(socket, err);
                }
            }
            finish() {
                assert(currentParser === null);
                assert(this.ptr != null);
                assert(!this.paused);
                const {llhttp: llhttp} = this;
                let ret;
                try {
                    currentParser = this;
                    ret = llhttp.llhttp_finish(this.ptr);
                } finally {
                    currentParser = null;
                }
                if (ret === constants.ERROR.OK) return null;
                if (ret === constants.ERROR.PAUSED || ret === constants.ERROR.PAUSED_UPGRADE) {
                    this.paused = true;
                    return null;
                }
                return this.createError(ret, EMPTY_BUF);
            }
            createError(ret, data) {
                const {llhttp: llhttp, contentLength: contentLength, bytesRead: bytesRead} = this;
                if (contentLength && bytesRead !== parseInt(contentLength, 10)) return new ResponseContentLengthMismatchError;
                const ptr = llhttp.llhttp_get_error_reason(this.ptr);
                let message = "";
                if (ptr) {
                    const len = new Uint8Array(llhttp.memory.buffer, ptr).indexOf(0);
                    message = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(llhttp.memory.buffer, ptr, len).toString() + ")";
                }
                return new HTTPParserError(message, constants.ERROR[ret], data);
            }
            destroy() {
                assert(currentParser === null);
                assert(this.ptr != null);
                this.llhttp.llhttp_free(this.ptr);
                this.ptr = null;
                this.timeout && timers.clearTimeout(this.timeout);
                this.timeout = null;
                this.timeoutValue = null;
                this.timeoutType = null;
                this.paused = false;
            }
            onStatus(buf) {
                this.statusText = buf.toString();
                return 0;
            }
            onMessageBegin() {
                const {socket: socket, client: client} = this;
                if (socket.destroyed) return -1;
                if (client[kRunning] === 0) {
                    util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
                    return -1;
                }
                const request = client[kQueue][client[kRunningIdx]];
                if (!request) return -1;
                request.onResponseStarted();
                return 0;
            }
            onHeaderField(buf) {
                const len = this.headers.length;
                if ((len & 1) === 0) this.headers.push(buf); else this.headers[len - 1] = Buffer.concat([ this.headers[len - 1], buf ]);
                this.trackHeader(buf.length);
                return 0;
            }
            onHeaderValue(buf) {
                let len = this.headers.length;
                if ((len & 1) === 1) {
                    this.headers.push(buf);
                    len += 1;
                } else this.headers[len - 1] = Buffer.concat([ this.headers[len - 1], buf ]);
                const key = this.headers[len - 2];
                if (key.length === 10) {
                    const headerName = util.bufferToLowerCasedHeaderName(key);
                    if (headerName === "keep-alive") this.keepAlive += buf.toString(); else if (headerName === "connection") this.connection += buf.toString();
                } else if (key.length === 14 && util.bufferToLowerCasedHeaderName(key) === "content-length") this.contentLength += buf.toString();
                this.trackHeader(buf.length);
                return 0;
            }
            trackHeader(len) {
                this.headersSize += len;
                if (this.headersSize >= this.headersMaxSize) util.destroy(this.socket, new HeadersOverflowError);
            }
            onUpgrade(head) {
                const {upgrade: upgrade, client: client, socket: socket, headers: headers, statusCode: statusCode, statusText: statusText} = this;
                assert(upgrade);
                assert(client[kSocket] === socket);
                assert(!socket.destroyed);
                assert(!this.paused);
                assert((headers.length & 1) === 0);
                const request = client[kQueue][client[kRunningIdx]];
                assert(request);
                assert(request.upgrade || request.method === "CONNECT");
                this.statusCode = 0;
                this.statusText = "";
                this.shouldKeepAlive = false;
                this.headers = [];
                this.headersSize = 0;
                socket.unshift(head);
                socket[kParser].destroy();
                socket[kParser] = null;
                socket[kClient] = null;
                socket[kError] = null;
                removeAllListeners(socket);
                client[kSocket] = null;
                client[kHTTPContext] = null;
                client[kQueue][client[kRunningIdx]++] = null;
                client.emit("disconnect", client[kUrl], [ client ], new InformationalError("upgrade"));
                try {
                    request.onUpgrade(statusCode, headers, socket, statusText);
                } catch (err) {
                    util.errorRequest(client, request, err);
                    util.destroy(socket, err);
                }
                client[kResume]();
            }
            onHeadersComplete(statusCode, upgrade, shouldKeepAlive) {
                const {client: client, socket: socket, headers: headers, statusText: statusText} = this;
                if (socket.destroyed) return -1;
                if (client[kRunning] === 0) {
                    util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
                    return -1;
                }
                const request = client[kQueue][client[kRunningIdx]];
                if (!request) return -1;
                assert(!this.upgrade);
                assert(this.statusCode < 200);
                if (statusCode === 100) {
                    util.destroy(socket, new SocketError("bad response", util.getSocketInfo(socket)));
                    return -1;
                }
                if (upgrade && !request.upgrade) {
                    util.destroy(socket, new SocketError("bad upgrade", util.getSocketInfo(socket)));
                    return -1;
                }
                assert(this.timeoutType === TIMEOUT_HEADERS);
                this.statusCode = statusCode;
                this.shouldKeepAlive = shouldKeepAlive || request.method === "HEAD" && !socket[kReset] && this.connection.toLowerCase() === "keep-alive";
                if (this.statusCode >= 200) {
                    const bodyTimeout = request.bodyTimeout != null ? request.bodyTimeout : client[kBodyTimeout];
                    this.setTimeout(bodyTimeout, TIMEOUT_BODY);
                } else if (this.timeout) if (this.timeout.refresh) this.timeout.refresh();
                if (request.method === "CONNECT") {
                    assert(client[kRunning] === 1);
                    this.upgrade = true;
                    return 2;
                }
                if (upgrade) {
                    assert(client[kRunning] === 1);
                    this.upgrade = true;
                    return 2;
                }
                assert((this.headers.length & 1) === 0);
                this.headers = [];
                this.headersSize = 0;
                if (this.shouldKeepAlive && client[kPipelining]) {
                    const keepAliveTimeout = this.keepAlive ? util.parseKeepAliveTimeout(this.keepAlive) : null;
                    if (keepAliveTimeout != null) {
                        const timeout = Math.min(keepAliveTimeout - client[kKeepAliveTimeoutThreshold], client[kKeepAliveMaxTimeout]);
                        if (timeout <= 0) socket[kReset] = true; else client[kKeepAliveTimeoutValue] = timeout;
                    } else client[kKeepAliveTimeoutValue] = client[kKeepAliveDefaultTimeout];
                } else socket[kReset] = true;
                const pause = request.onHeaders(statusCode, headers, this.resume, statusText) === false;
                if (request.aborted) return -1;
                if (request.method === "HEAD") return 1;
                if (statusCode < 200) return 1;
                if (socket[kBlocking]) {
                    socket[kBlocking] = false;
                    client[kResume]();
                }
                return pause ? constants.ERROR.PAUSED : 0;
            }
            onBody(buf) {
                const {client: client, socket: socket, statusCode: statusCode, maxResponseSize: maxResponseSize} = this;
                if (socket.destroyed) return -1;
                const request = client[kQueue][client[kRunningIdx]];
                assert(request);
                assert(this.timeoutType === TIMEOUT_BODY);
                if (this.timeout) if (this.timeout.refresh) this.timeout.refresh();
                assert(statusCode >= 200);
                if (maxResponseSize > -1 && this.bytesRead + buf.length > maxResponseSize) {
                    util.destroy(socket, new ResponseExceededMaxSizeError);
                    return -1;
                }
                this.bytesRead += buf.length;
                if (request.onData(buf) === false) return constants.ERROR.PAUSED;
                return 0;
            }
            onMessageComplete() {
                const {client: client, socket: socket, statusCode: statusCode, upgrade: upgrade, headers: headers, contentLength: contentLength, bytesRead: bytesRead, shouldKeepAlive: shouldKeepAlive} = this;
                if (socket.destroyed && (!statusCode || shouldKeepAlive)) return -1;
                if (upgrade) return 0;
                assert(statusCode >= 100);
                assert((this.headers.length & 1) === 0);
                const request = client[kQueue][client[kRunningIdx]];
                assert(request);
                this.statusCode = 0;
                this.statusText = "";
                this.bytesRead = 0;
                this.contentLength = "";
                this.keepAlive = "";
                this.connection = "";
                this.headers = [];
                this.headersSize = 0;
                if (statusCode < 200) return 0;
                if (request.method !== "HEAD" && contentLength && bytesRead !== parseInt(contentLength, 10)) {
                    util.destroy(socket, new ResponseContentLengthMismatchError);
                    return -1;
                }
                request.onComplete(headers);
                client[kQueue][client[kRunningIdx]++] = null;
                socket[kSocketUsed] = client[kPending] === 0;
                if (socket[kWriting]) {
                    assert(client[kRunning] === 0);
                    util.destroy(socket, new InformationalError("reset"));
                    return constants.ERROR.PAUSED;
                } else if (!shouldKeepAlive) {
                    util.destroy(socket, new InformationalError("reset"));
                    return constants.ERROR.PAUSED;
                } else if (socket[kReset] && client[kRunning] === 0) {
                    util.destroy(socket, new InformationalError("reset"));
                    return constants.ERROR.PAUSED;
                } else if (client[kPipelining] == null || client[kPipelining] === 1) setImmediate(client[kResume]); else client[kResume]();
                return 0;
            }
        }
        function onParserTimeout(parserWeakRef) {
            const parser = parserWeakRef.deref();
            if (!parser) return;
            const {socket: socket, timeoutType: timeoutType, client: client, paused: paused} = parser;
            if (timeoutType === TIMEOUT_HEADERS) {
                if (!socket[kWriting] || socket.writableNeedDrain || client[kRunning] > 1) {
                    assert(!paused, "cannot be paused while waiting for headers");
                    util.destroy(socket, new HeadersTimeoutError);
                }
            } else if (timeoutType === TIMEOUT_BODY) {
                if (!paused) util.destroy(socket, new BodyTimeoutError);
            } else if (timeoutType === TIMEOUT_KEEP_ALIVE) {
                assert(client[kRunning] === 0 && client[kKeepAliveTimeoutValue]);
                util.destroy(socket, new InformationalError("socket idle timeout"));
            }
        }
        function connectH1(client, socket) {
            client[kSocket] = socket;
            if (!llhttpInstance) llhttpInstance = lazyllhttp();
            if (socket.errored) throw socket.errored;
            if (socket.destroyed) throw new SocketError("destroyed");
            socket[kNoRef] = false;
            socket[kWriting] = false;
            socket[kReset] = false;
            socket[kBlocking] = false;
            socket[kIdleSocketValidation] = 0;
            socket[kIdleSocketValidationTimeout] = null;
            socket[kSocketUsed] = false;
            socket[kParser] = new Parser(client, socket, llhttpInstance);
            util.addListener(socket, "error", onHttpSocketError);
            util.addListener(socket, "readable", onHttpSocketReadable);
            util.addListener(socket, "end", onHttpSocketEnd);
            util.addListener(socket, "close", onHttpSocketClose);
            socket[kClosed] = false;
            socket.on("close", onSocketClose);
            return {
                version: "h1",
                defaultPipelining: 1,
                write(request) {
                    return writeH1(client, request);
                },
                resume() {
                    resumeH1(client);
                },
                destroy(err, callback) {
                    if (socket[kClosed]) queueMicrotask(callback); else {
                        socket.on("close", callback);
                        socket.destroy(err);
                    }
                },
                get destroyed() {
                    return socket.destroyed;
                },
                busy(request) {
                    if (socket[kWriting] || socket[kReset] || socket[kBlocking] || socket[kIdleSocketValidation] === 1) return true;
                    if (request) {
                        if (client[kRunning] > 0 && !request.idempotent) return true;
                        if (client[kRunning] > 0 && (request.upgrade || request.method === "CONNECT")) return true;
                        if (client[kRunning] > 0 && util.bodyLength(request.body) !== 0 && (util.isStream(request.body) || util.isAsyncIterable(request.body) || util.isFormDataLike(request.body))) return true;
                    }
                    return false;
                }
            };
        }
        function onHttpSocketError(err) {
            const parser = this[kParser];
            if (err.code === "ECONNRESET" && parser.statusCode && !parser.shouldKeepAlive) {
                const parserErr = parser.finish();
                if (parserErr) {
                    this[kError] = parserErr;
                    this[kClient][kOnError](parserErr);
                }
                return;
            }
            this[kError] = err;
            this[kClient][kOnError](err);
        }
        function onHttpSocketReadable() {
            this[kParser]?.readMore();
        }
        function onHttpSocketEnd() {
            const parser = this[kParser];
            if (parser.statusCode && !parser.shouldKeepAlive) {
                const parserErr = parser.finish();
                if (parserErr) util.destroy(this, parserErr);
                return;
            }
            util.destroy(this, new SocketError("other side closed", util.getSocketInfo(this)));
        }
        function onHttpSocketClose() {
            const parser = this[kParser];
            clearIdleSocketValidation(this);
            if (parser) {
                if (!this[kError] && parser.statusCode && !parser.shouldKeepAlive) this[kError] = parser.finish() || this[kError];
                this[kParser].destroy();
                this[kParser] = null;
            }
            const err = this[kError] || new SocketError("closed", util.getSocketInfo(this));
            const client = this[kClient];
            client[kSocket] = null;
            client[kHTTPContext] = null;
            if (client.destroyed) {
                assert(client[kPending] === 0);
                const requests = client[kQueue].splice(client[kRunningIdx]);
                for (let i = 0; i < requests.length; i++) {
                    const request = requests[i];
                    util.errorRequest(client, request, err);
                }
            } else if (client[kRunning] > 0 && err.code !== "UND_ERR_INFO") {
                const request = client[kQueue][client[kRunningIdx]];
                client[kQueue][client[kRunningIdx]++] = null;
                util.errorRequest(client, request, err);
            }
            client[kPendingIdx] = client[kRunningIdx];
            assert(client[kRunning] === 0);
            client.emit("disconnect", client[kUrl], [ client ], err);
            client[kResume]();
        }
        function onSocketClose() {
            this[kClosed] = true;
        }
        function clearIdleSocketValidation(socket) {
            if (socket[kIdleSocketValidationTimeout]) {
                clearImmediate(socket[kIdleSocketValidationTimeout]);
                socket[kIdleSocketValidationTimeout] = null;
            }
            socket[kIdleSocketValidation] = 0;
        }
        function scheduleIdleSocketValidation(client, socket) {
            socket[kIdleSocketValidation] = 1;
            socket[kIdleSocketValidationTimeout] = setImmediate(() => {
                socket[kIdleSocketValidationTimeout] = null;
                socket[kIdleSocketValidation] = 2;
                if (client[kSocket] === socket && !socket.destroyed) client[kResume]();
            });
        }
        function resumeH1(client) {
            const socket = client[kSocket];
            if (socket && !socket.destroyed) {
                if (client[kSize] === 0) {
                    if (!socket[kNoRef] && socket.unref) {
                        socket.unref();
                        socket[kNoRef] = true;
                    }
                } else if (socket[kNoRef] && socket.ref) {
                    socket.ref();
                    socket[kNoRef] = false;
                }
                if (client[kRunning] === 0 && client[kPending] > 0 && socket[kSocketUsed]) {
                    if (socket[kIdleSocketValidation] === 0) {
                        scheduleIdleSocketValidation(client, socket);
                        socket[kParser].readMore();
                        if (socket.destroyed) return;
                        return;
                    }
                    if (socket[kIdleSocketValidation] === 1) {
                        socket[kParser].readMore();
                        if (socket.destroyed) return;
                        return;
                    }
                }
                if (client[kRunning] === 0) {
                    socket[kParser].readMore();
                    if (socket.destroyed) return;
                }
                if (client[kSize] === 0) {
                    if (socket[kParser].timeoutType !== TIMEOUT_KEEP_ALIVE) socket[kParser].setTimeout(client[kKeepAliveTimeoutValue], TIMEOUT_KEEP_ALIVE);
                } else if (client[kRunning] > 0 && socket[kParser].statusCode < 200) if (socket[kParser].timeoutType !== TIMEOUT_HEADERS) {
                    const request = client[kQueue][client[kRunningIdx]];
                    const headersTimeout = request.headersTimeout != null ? request.headersTimeout : client[kHeadersTimeout];
                    socket[kParser].setTimeout(headersTimeout, TIMEOUT_HEADERS);
                }
            }
        }
        function shouldSendContentLength(method) {
            return method !== "GET" && method !== "HEAD" && method !== "OPTIONS" && method !== "TRACE" && method !== "CONNECT";
        }
        function setTypeOfService(socket, request) {
            if (typeof socket.setTypeOfService !== "function") return;
            const typeOfService = request.typeOfService;
            if (typeOfService === void 0) return;
            const currentTypeOfService = socket[kTypeOfService];
            if (currentTypeOfService === typeOfService) return;
            try {
                socket.setTypeOfService(typeOfService);
                socket[kTypeOfService] = typeOfService;
            } catch {}
        }
        function writeH1(client, request) {
            const {method: method, path: path, host: host, upgrade: upgrade, blocking: blocking, reset: reset} = request;
            let {body: body, headers: headers, contentLength: contentLength} = request;
            const expectsPayload = method === "PUT" || method === "POST" || method === "PATCH" || method === "QUERY" || method === "PROPFIND" || method === "PROPPATCH";
            if (util.isFormDataLike(body)) {
                if (!extractBody) extractBody = __nccwpck_require__(4492).extractBody;
                const [bodyStream, contentType] = extractBody(body);
                if (request.contentType == null) headers.push("content-type", contentType);
                body = bodyStream.stream;
                contentLength = bodyStream.length;
            } else if (util.isBlobLike(body) && request.contentType == null) {
                const contentType = body.type;
                if (contentType) {
                    const contentTypeValue = `${contentType}`;
                    if (!util.isValidHeaderValue(contentTypeValue)) {
                        util.errorRequest(client, request, new InvalidArgumentError("invalid content-type header"));
                        return false;
                    }
                    headers.push("content-type", contentTypeValue);
                }
            }
            if (body && typeof body.read === "function") body.read(0);
            const bodyLength = util.bodyLength(body);
            contentLength = bodyLength ?? contentLength;
            if (contentLength === null) contentLength = request.contentLength;
            if (contentLength === 0 && !expectsPayload) contentLength = null;
            if (shouldSendContentLength(method) && contentLength > 0 && request.contentLength !== null && request.contentLength !== contentLength) {
                if (client[kStrictContentLength]) {
                    util.errorRequest(client, request, new RequestContentLengthMismatchError);
                    return false;
                }
                process.emitWarning(new RequestContentLengthMismatchError);
            }
            const socket = client[kSocket];
            clearIdleSocketValidation(socket);
            const abort = err => {
                if (request.aborted || request.completed) return;
                util.errorRequest(client, request, err || new RequestAbortedError);
                util.destroy(body);
                util.destroy(socket, new InformationalError("aborted"));
            };
            try {
                request.onConnect(abort);
            } catch (err) {
                util.errorRequest(client, request, err);
            }
            if (request.aborted) return false;
            if (method === "HEAD") socket[kReset] = true;
            if (upgrade || method === "CONNECT") socket[kReset] = true;
            if (reset != null) socket[kReset] = reset;
            if (client[kMaxRequests] && socket[kCounter]++ >= client[kMaxRequests]) socket[kReset] = true;
            if (blocking) socket[kBlocking] = true;
            setTypeOfService(socket, request);
            let header = `${method} ${path} HTTP/1.1\r\n`;
            if (typeof host === "string") header += `host: ${host}\r\n`; else header += client[kHostHeader];
            if (upgrade) header += `connection: upgrade\r\nupgrade: ${upgrade}\r\n`; else if (client[kPipelining] && !socket[kReset]) header += "connection: keep-alive\r\n"; else header += "connection: close\r\n";
            if (Array.isArray(headers)) for (let n = 0; n < headers.length; n += 2) {
                const key = headers[n + 0];
                const val = headers[n + 1];
                if (Array.isArray(val)) for (let i = 0; i < val.length; i++) header += `${key}: ${val[i]}\r\n`; else header += `${key}: ${val}\r\n`;
            }
            if (channels.sendHeaders.hasSubscribers) channels.sendHeaders.publish({
                request: request,
                headers: header,
                socket: socket
            });
            if (!body || bodyLength === 0) writeBuffer(abort, null, client, request, socket, contentLength, header, expectsPayload); else if (util.isBuffer(body)) writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload); else if (util.isBlobLike(body)) if (typeof body.stream === "function") writeIterable(abort, body.stream(), client, request, socket, contentLength, header, expectsPayload); else writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload); else if (util.isStream(body)) writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload); else if (util.isIterable(body)) writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload); else assert(false);
            return true;
        }
        function writeStream(abort, body, client, request, socket, contentLength, header, expectsPayload) {
            assert(contentLength !== 0 || client[kRunning] === 0, "stream body cannot be pipelined");
            let finished = false;
            const writer = new AsyncWriter({
                abort: abort,
                socket: socket,
                request: request,
                contentLength: contentLength,
                client: client,
                expectsPayload: expectsPayload,
                header: header
            });
            const onData = function(chunk) {
                if (finished) return;
                try {
                    if (!writer.write(chunk) && this.pause) this.pause();
                } catch (err) {
                    util.destroy(this, err);
                }
            };
            const onDrain = function() {
                if (finished) return;
                if (body.resume) body.resume();
            };
            const onClose = function() {
                queueMicrotask(() => {
                    body.removeListener("error", onFinished);
                });
                if (!finished) {
                    const err = new RequestAbortedError;
                    queueMicrotask(() => onFinished(err));
                }
            };
            const onFinished = function(err) {
                if (finished) return;
                finished = true;
                assert(socket.destroyed || socket[kWriting] && client[kRunning] <= 1);
                socket.off("drain", onDrain).off("error", onFinished);
                body.removeListener("data", onData).removeListener("end", onFinished).removeListener("close", onClose);
                if (!err) try {
                    writer.end();
                } catch (er) {
                    err = er;
                }
                writer.destroy(err);
                if (err && (err.code !== "UND_ERR_INFO" || err.message !== "reset")) util.destroy(body, err); else util.destroy(body);
            };
            body.on("data", onData).on("end", onFinished).on("error", onFinished).on("close", onClose);
            if (body.resume) body.resume();
            socket.on("drain", onDrain).on("error", onFinished);
            if (body.errorEmitted ?? body.errored) setImmediate(onFinished, body.errored); else if (body.endEmitted ?? body.readableEnded) setImmediate(onFinished, null);
            if (body.closeEmitted ?? body.closed) setImmediate(onClose);
        }
        function writeBuffer(abort, body, client, request, socket, contentLength, header, expectsPayload) {
            try {
                if (!body) if (contentLength === 0) socket.write(`${header}content-length: 0\r\n\r\n`, "latin1"); else {
                    assert(contentLength === null, "no body must not have content length");
                    socket.write(`${header}\r\n`, "latin1");
                } else if (util.isBuffer(body)) {
                    assert(contentLength === body.byteLength, "buffer body must have content length");
                    socket.cork();
                    socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
                    socket.write(body);
                    socket.uncork();
                    request.onBodySent(body);
                    if (!expectsPayload && request.reset !== false) socket[kReset] = true;
                }
                request.onRequestSent();
                client[kResume]();
            } catch (err) {
                abort(err);
            }
        }
        async function writeBlob(abort, body, client, request, socket, contentLength, header, expectsPayload) {
            assert(contentLength === body.size, "blob body must have content length");
            try {
                if (contentLength != null && contentLength !== body.size) throw new RequestContentLengthMismatchError;
                const buffer = Buffer.from(await body.arrayBuffer());
                socket.cork();
                socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
                socket.write(buffer);
                socket.uncork();
                request.onBodySent(buffer);
                request.onRequestSent();
                if (!expectsPayload && request.reset !== false) socket[kReset] = true;
                client[kResume]();
            } catch (err) {
                abort(err);
            }
        }
        async function writeIterable(abort, body, client, request, socket, contentLength, header, expectsPayload) {
            assert(contentLength !== 0 || client[kRunning] === 0, "iterator body cannot be pipelined");
            let callback = null;
            function onDrain() {
                if (callback) {
                    const cb = callback;
                    callback = null;
                    cb();
                }
            }
            const waitForDrain = () => new Promise((resolve, reject) => {
                assert(callback === null);
                if (socket[kError]) reject(socket[kError]); else callback = resolve;
            });
            socket.on("close", onDrain).on("drain", onDrain);
            const writer = new AsyncWriter({
                abort: abort,
                socket: socket,
                request: request,
                contentLength: contentLength,
                client: client,
                expectsPayload: expectsPayload,
                header: header
            });
            try {
                for await (const chunk of body) {
                    if (socket[kError]) throw socket[kError];
                    if (!writer.write(chunk)) await waitForDrain();
                }
                writer.end();
            } catch (err) {
                writer.destroy(err);
            } finally {
                socket.off("close", onDrain).off("drain", onDrain);
            }
        }
        class AsyncWriter {
            constructor({abort: abort, socket: socket, request: request, contentLength: contentLength, client: client, expectsPayload: expectsPayload, header: header}) {
                this.socket = socket;
                this.request = request;
                this.contentLength = contentLength;
                this.client = client;
                this.bytesWritten = 0;
                this.expectsPayload = expectsPayload;
                this.header = header;
                this.abort = abort;
                socket[kWriting] = true;
            }
            write(chunk) {
                const {socket: socket, request: request, contentLength: contentLength, client: client, bytesWritten: bytesWritten, expectsPayload: expectsPayload, header: header} = this;
                if (socket[kError]) throw socket[kError];
                if (socket.destroyed) return false;
                const len = Buffer.byteLength(chunk);
                if (!len) return true;
                if (contentLength !== null && bytesWritten + len > contentLength) {
                    if (client[kStrictContentLength]) throw new RequestContentLengthMismatchError;
                    process.emitWarning(new RequestContentLengthMismatchError);
                }
                socket.cork();
                if (bytesWritten === 0) {
                    if (!expectsPayload && request.reset !== false) socket[kReset] = true;
                    if (contentLength === null) socket.write(`${header}transfer-encoding: chunked\r\n`, "latin1"); else socket.write(`${header}content-length: ${contentLength}\r\n\r\n`, "latin1");
                }
                if (contentLength === null) socket.write(`\r\n${len.toString(16)}\r\n`, "latin1");
                this.bytesWritten += len;
                const ret = socket.write(chunk);
                socket.uncork();
                request.onBodySent(chunk);
                if (!ret) if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) if (socket[kParser].timeout.refresh) socket[kParser].timeout.refresh();
                return ret;
            }
            end() {
                const {socket: socket, contentLength: contentLength, client: client, bytesWritten: bytesWritten, expectsPayload: expectsPayload, header: header, request: request} = this;
                request.onRequestSent();
                socket[kWriting] = false;
                if (socket[kError]) throw socket[kError];
                if (socket.destroyed) return;
                if (bytesWritten === 0) if (expectsPayload) socket.write(`${header}content-length: 0\r\n\r\n`, "latin1"); else socket.write(`${header}\r\n`, "latin1"); else if (contentLength === null) socket.write("\r\n0\r\n\r\n", "latin1");
                if (contentLength !== null && bytesWritten !== contentLength) if (client[kStrictContentLength]) throw new RequestContentLengthMismatchError; else process.emitWarning(new RequestContentLengthMismatchError);
                if (socket[kParser].timeout && socket[kParser].timeoutType === TIMEOUT_HEADERS) if (socket[kParser].timeout.refresh) socket[kParser].timeout.refresh();
                client[kResume]();
            }
            destroy(err) {
                const {socket: socket, client: client, abort: abort} = this;
                socket[kWriting] = false;
                if (err) {
                    assert(client[kRunning] <= 1, "pipeline should only contain this request");
                    abort(err);
                }
            }
        }
        module.exports = connectH1;
    },
    8788: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const assert = __nccwpck_require__(4589);
        const {pipeline: pipeline} = __nccwpck_require__(7075);
        const util = __nccwpck_require__(3440);
        const {RequestContentLengthMismatchError: RequestContentLengthMismatchError, RequestAbortedError: RequestAbortedError, SocketError: SocketError, InformationalError: InformationalError, InvalidArgumentError: InvalidArgumentError, HeadersTimeoutError: HeadersTimeoutError, BodyTimeoutError: BodyTimeoutError} = __nccwpck_require__(8707);
        const {kUrl: kUrl, kReset: kReset, kClient: kClient, kRunning: kRunning, kPending: kPending, kQueue: kQueue, kPendingIdx: kPendingIdx, kRunningIdx: kRunningIdx, kError: kError, kSocket: kSocket, kStrictContentLength: kStrictContentLength, kOnError: kOnError, kMaxConcurrentStreams: kMaxConcurrentStreams, kPingInterval: kPingInterval, kHTTP2Session: kHTTP2Session, kHTTP2InitialWindowSize: kHTTP2InitialWindowSize, kHTTP2ConnectionWindowSize: kHTTP2ConnectionWindowSize, kResume: kResume, kSize: kSize, kHTTPContext: kHTTPContext, kClosed: kClosed, kBodyTimeout: kBodyTimeout, kHeadersTimeout: kHeadersTimeout, kEnableConnectProtocol: kEnableConnectProtocol, kRemoteSettings: kRemoteSettings, kHTTP2Stream: kHTTP2Stream, kHTTP2SessionState: kHTTP2SessionState} = __nccwpck_require__(6443);
        const {channels: channels} = __nccwpck_require__(2414);
        const kOpenStreams = Symbol("open streams");
        let extractBody;
        let http2;
        try {
            http2 = __nccwpck_require__(2467);
        } catch {
            http2 = {
                constants: {}
            };
        }
        const {constants: {HTTP2_HEADER_AUTHORITY: HTTP2_HEADER_AUTHORITY, HTTP2_HEADER_METHOD: HTTP2_HEADER_METHOD, HTTP2_HEADER_PATH: HTTP2_HEADER_PATH, HTTP2_HEADER_SCHEME: HTTP2_HEADER_SCHEME, HTTP2_HEADER_CONTENT_LENGTH: HTTP2_HEADER_CONTENT_LENGTH, HTTP2_HEADER_EXPECT: HTTP2_HEADER_EXPECT, HTTP2_HEADER_STATUS: HTTP2_HEADER_STATUS, HTTP2_HEADER_PROTOCOL: HTTP2_HEADER_PROTOCOL, NGHTTP2_REFUSED_STREAM: NGHTTP2_REFUSED_STREAM, NGHTTP2_CANCEL: NGHTTP2_CANCEL}} = http2;
        function parseH2Headers(headers) {
            const result = [];
            for (const [name, value] of Object.entries(headers)) if (Array.isArray(value)) for (const subvalue of value) result.push(Buffer.from(name), Buffer.from(subvalue)); else result.push(Buffer.from(name), Buffer.from(value));
            return result;
        }
        function connectH2(client, socket) {
            client[kSocket] = socket;
            const http2InitialWindowSize = client[kHTTP2InitialWindowSize];
            const http2ConnectionWindowSize = client[kHTTP2ConnectionWindowSize];
            const session = http2.connect(client[kUrl], {
                createConnection: () => socket,
                peerMaxConcurrentStreams: client[kMaxConcurrentStreams],
                settings: {
                    enablePush: false,
                    ...http2InitialWindowSize != null ? {
                        initialWindowSize: http2InitialWindowSize
                    } : null
                }
            });
            client[kSocket] = socket;
            session[kOpenStreams] = 0;
            session[kClient] = client;
            session[kSocket] = socket;
            session[kHTTP2SessionState] = {
                ping: {
                    interval: client[kPingInterval] === 0 ? null : setInterval(onHttp2SendPing, client[kPingInterval], session).unref()
                }
            };
            session[kEnableConnectProtocol] = false;
            session[kRemoteSettings] = false;
            if (http2ConnectionWindowSize) util.addListener(session, "connect", applyConnectionWindowSize.bind(session, http2ConnectionWindowSize));
            util.addListener(session, "error", onHttp2SessionError);
            util.addListener(session, "frameError", onHttp2FrameError);
            util.addListener(session, "end", onHttp2SessionEnd);
            util.addListener(session, "goaway", onHttp2SessionGoAway);
            util.addListener(session, "close", onHttp2SessionClose);
            util.addListener(session, "remoteSettings", onHttp2RemoteSettings);
            session.unref();
            client[kHTTP2Session] = session;
            socket[kHTTP2Session] = session;
            util.addListener(socket, "error", onHttp2SocketError);
            util.addListener(socket, "end", onHttp2SocketEnd);
            util.addListener(socket, "close", onHttp2SocketClose);
            socket[kClosed] = false;
            socket.on("close", onSocketClose);
            return {
                version: "h2",
                defaultPipelining: 1 / 0,
                write(request) {
                    return writeH2(client, request);
                },
                resume() {
                    resumeH2(client);
                },
                destroy(err, callback) {
                    if (socket[kClosed]) queueMicrotask(callback); else socket.destroy(err).on("close", callback);
                },
                get destroyed() {
                    return socket.destroyed;
                },
                busy(request) {
                    if (request != null) if (client[kRunning] > 0) {
                        if (request.idempotent === false) return true;
                        if ((request.upgrade === "websocket" || request.method === "CONNECT") && session[kRemoteSettings] === false) return true;
                        if (util.bodyLength(request.body) !== 0 && (util.isStream(request.body) || util.isAsyncIterable(request.body) || util.isFormDataLike(request.body))) return true;
                    } else return (request.upgrade === "websocket" || request.method === "CONNECT") && session[kRemoteSettings] === false;
                    return false;
                }
            };
        }
        function resumeH2(client) {
            const socket = client[kSocket];
            if (socket?.destroyed === false) if (client[kSize] === 0) {
                socket.unref();
                client[kHTTP2Session].unref();
            } else {
                socket.ref();
                client[kHTTP2Session].ref();
            }
        }
        function applyConnectionWindowSize(connectionWindowSize) {
            try {
                if (typeof this.setLocalWindowSize === "function") this.setLocalWindowSize(connectionWindowSize);
            } catch {}
        }
        function onHttp2RemoteSettings(settings) {
            this[kClient][kMaxConcurrentStreams] = settings.maxConcurrentStreams ?? this[kClient][kMaxConcurrentStreams];
            if (this[kRemoteSettings] === true && this[kEnableConnectProtocol] === true && settings.enableConnectProtocol === false) {
                const err = new InformationalError("HTTP/2: Server disabled extended CONNECT protocol against RFC-8441");
                this[kSocket][kError] = err;
                this[kClient][kOnError](err);
                return;
            }
            this[kEnableConnectProtocol] = settings.enableConnectProtocol ?? this[kEnableConnectProtocol];
            this[kRemoteSettings] = true;
            this[kClient][kResume]();
        }
        function onHttp2SendPing(session) {
            const state = session[kHTTP2SessionState];
            if ((session.closed || session.destroyed) && state.ping.interval != null) {
                clearInterval(state.ping.interval);
                state.ping.interval = null;
                return;
            }
            session.ping(onPing.bind(session));
            function onPing(err, duration) {
                const client = this[kClient];
                const socket = this[kClient];
                if (err != null) {
                    const error = new InformationalError(`HTTP/2: "PING" errored - type ${err.message}`);
                    socket[kError] = error;
                    client[kOnError](error);
                } else client.emit("ping", duration);
            }
        }
        function onHttp2SessionError(err) {
            this[kSocket][kError] = err;
            this[kClient][kOnError](err);
        }
        function onHttp2FrameError(type, code, id) {
            if (id === 0) {
                const err = new InformationalError(`HTTP/2: "frameError" received - type ${type}, code ${code}`);
                this[kSocket][kError] = err;
                this[kClient][kOnError](err);
            }
        }
        function onHttp2SessionEnd() {
            const err = new SocketError("other side closed", util.getSocketInfo(this[kSocket]));
            this.destroy(err);
            util.destroy(this[kSocket], err);
        }
        function completeRequest(client, request, resetPendingIdx = false) {
            const queue = client[kQueue];
            const runningIdx = client[kRunningIdx];
            if (runningIdx < client[kPendingIdx] && queue[runningIdx] === request) {
                queue[runningIdx] = null;
                client[kRunningIdx] = runningIdx + 1;
                return;
            }
            const index = queue.indexOf(request, runningIdx);
            if (index === -1 || index >= client[kPendingIdx]) return;
            queue.splice(index, 1);
            client[kPendingIdx]--;
            if (resetPendingIdx && client[kPendingIdx] < client[kRunningIdx]) client[kPendingIdx] = client[kRunningIdx];
        }
        function onHttp2SessionGoAway(errorCode) {
            const err = this[kError] || new SocketError(`HTTP/2: "GOAWAY" frame received with code ${errorCode}`, util.getSocketInfo(this[kSocket]));
            const client = this[kClient];
            client[kSocket] = null;
            client[kHTTPContext] = null;
            this.close();
            this[kHTTP2Session] = null;
            util.destroy(this[kSocket], err);
            if (client[kRunningIdx] < client[kQueue].length) {
                const request = client[kQueue][client[kRunningIdx]];
                client[kQueue][client[kRunningIdx]++] = null;
                if (request != null) util.errorRequest(client, request, err);
                client[kPendingIdx] = client[kRunningIdx];
            }
            assert(client[kRunning] === 0);
            client.emit("disconnect", client[kUrl], [ client ], err);
            client.emit("connectionError", client[kUrl], [ client ], err);
            client[kResume]();
        }
        function onHttp2SessionClose() {
            const {[kClient]: client, [kHTTP2SessionState]: state} = this;
            const {[kSocket]: socket} = client;
            const err = this[kSocket][kError] || this[kError] || new SocketError("closed", util.getSocketInfo(socket));
            client[kSocket] = null;
            client[kHTTPContext] = null;
            if (state.ping.interval != null) {
                clearInterval(state.ping.interval);
                state.ping.interval = null;
            }
            if (client.destroyed) {
                assert(client[kPending] === 0);
                const requests = client[kQueue].splice(client[kRunningIdx]);
                for (let i = 0; i < requests.length; i++) {
                    const request = requests[i];
                    if (request != null) util.errorRequest(client, request, err);
                }
            }
        }
        function onHttp2SocketClose() {
            const err = this[kError] || new SocketError("closed", util.getSocketInfo(this));
            const client = this[kHTTP2Session][kClient];
            client[kSocket] = null;
            client[kHTTPContext] = null;
            if (this[kHTTP2Session] !== null) this[kHTTP2Session].destroy(err);
            client[kPendingIdx] = client[kRunningIdx];
            assert(client[kRunning] === 0);
            client.emit("disconnect", client[kUrl], [ client ], err);
            client[kResume]();
        }
        function onHttp2SocketError(err) {
            this[kError] = err;
            this[kClient][kOnError](err);
        }
        function onHttp2SocketEnd() {
            util.destroy(this, new SocketError("other side closed", util.getSocketInfo(this)));
        }
        function onSocketClose() {
            this[kClosed] = true;
        }
        function shouldSendContentLength(method) {
            return method !== "GET" && method !== "HEAD" && method !== "OPTIONS" && method !== "TRACE" && method !== "CONNECT";
        }
        function writeH2(client, request) {
            const headersTimeout = request.headersTimeout ?? client[kHeadersTimeout];
            const bodyTimeout = request.bodyTimeout ?? client[kBodyTimeout];
            const session = client[kHTTP2Session];
            const {method: method, path: path, host: host, upgrade: upgrade, expectContinue: expectContinue, signal: signal, protocol: protocol, headers: reqHeaders} = request;
            let {body: body} = request;
            if (upgrade != null && upgrade !== "websocket") {
                util.errorRequest(client, request, new InvalidArgumentError(`Custom upgrade "${upgrade}" not supported over HTTP/2`));
                return false;
            }
            const headers = {};
            for (let n = 0; n < reqHeaders.length; n += 2) {
                const key = reqHeaders[n + 0];
                const val = reqHeaders[n + 1];
                if (key === "cookie") {
                    if (headers[key] != null) headers[key] = Array.isArray(headers[key]) ? (headers[key].push(val), 
                    headers[key]) : [ headers[key], val ]; else headers[key] = val;
                    continue;
                }
                if (Array.isArray(val)) for (let i = 0; i < val.length; i++) if (headers[key]) headers[key] += `, ${val[i]}`; else headers[key] = val[i]; else if (headers[key]) headers[key] += `, ${val}`; else headers[key] = val;
            }
            let stream = null;
            const {hostname: hostname, port: port} = client[kUrl];
            headers[HTTP2_HEADER_AUTHORITY] = host || `${hostname}${port ? `:${port}` : ""}`;
            headers[HTTP2_HEADER_METHOD] = method;
            const abort = err => {
                if (request.aborted || request.completed) return;
                err = err || new RequestAbortedError;
                util.errorRequest(client, request, err);
                if (stream != null) {
                    stream.removeAllListeners("data");
                    stream.close();
                    client[kOnError](err);
                    completeRequest(client, request);
                    client[kResume]();
                }
                util.destroy(body, err);
            };
            try {
                request.onConnect(abort);
            } catch (err) {
                util.errorRequest(client, request, err);
            }
            if (request.aborted) return false;
            if (upgrade || method === "CONNECT") {
                session.ref();
                if (upgrade === "websocket") {
                    if (session[kEnableConnectProtocol] === false) {
                        util.errorRequest(client, request, new InformationalError("HTTP/2: Extended CONNECT protocol not supported by server"));
                        session.unref();
                        return false;
                    }
                    headers[HTTP2_HEADER_METHOD] = "CONNECT";
                    headers[HTTP2_HEADER_PROTOCOL] = "websocket";
                    headers[HTTP2_HEADER_PATH] = path;
                    if (protocol === "ws:" || protocol === "wss:") headers[HTTP2_HEADER_SCHEME] = protocol === "ws:" ? "http" : "https"; else headers[HTTP2_HEADER_SCHEME] = protocol === "http:" ? "http" : "https";
                    stream = session.request(headers, {
                        endStream: false,
                        signal: signal
                    });
                    stream[kHTTP2Stream] = true;
                    ++session[kOpenStreams];
                    stream.once("response", (headers, _flags) => {
                        const {[HTTP2_HEADER_STATUS]: statusCode, ...realHeaders} = headers;
                        try {
                            request.onUpgrade(statusCode, parseH2Headers(realHeaders), stream);
                        } catch (err) {
                            abort(err);
                            return;
                        }
                        completeRequest(client, request);
                    });
                    stream.on("error", () => {
                        if (stream.rstCode === NGHTTP2_REFUSED_STREAM || stream.rstCode === NGHTTP2_CANCEL) abort(new InformationalError(`HTTP/2: "stream error" received - code ${stream.rstCode}`));
                    });
                    stream.once("close", () => {
                        session[kOpenStreams] -= 1;
                        if (session[kOpenStreams] === 0) session.unref();
                    });
                    stream.setTimeout(headersTimeout);
                    return true;
                }
                stream = session.request(headers, {
                    endStream: false,
                    signal: signal
                });
                stream[kHTTP2Stream] = true;
                ++session[kOpenStreams];
                stream.on("response", headers => {
                    const {[HTTP2_HEADER_STATUS]: statusCode, ...realHeaders} = headers;
                    try {
                        request.onUpgrade(statusCode, parseH2Headers(realHeaders), stream);
                    } catch (err) {
                        abort(err);
                        return;
                    }
                    completeRequest(client, request);
                });
                stream.on("error", abort);
                stream.once("close", () => {
                    session[kOpenStreams] -= 1;
                    if (session[kOpenStreams] === 0) session.unref();
                });
                stream.setTimeout(headersTimeout);
                return true;
            }
            headers[HTTP2_HEADER_PATH] = path;
            headers[HTTP2_HEADER_SCHEME] = protocol === "http:" ? "http" : "https";
            const expectsPayload = method === "PUT" || method === "POST" || method === "PATCH";
            if (body && typeof body.read === "function") body.read(0);
            let contentLength = util.bodyLength(body);
            if (util.isFormDataLike(body)) {
                extractBody ??= __nccwpck_require__(4492).extractBody;
                const [bodyStream, contentType] = extractBody(body);
                headers["content-type"] = contentType;
                body = bodyStream.stream;
                contentLength = bodyStream.length;
            }
            if (contentLength == null) contentLength = request.contentLength;
            if (!expectsPayload) contentLength = null;
            if (shouldSendContentLength(method) && contentLength > 0 && request.contentLength != null && request.contentLength !== contentLength) {
                if (client[kStrictContentLength]) {
                    util.errorRequest(client, request, new RequestContentLengthMismatchError);
                    return false;
                }
                process.emitWarning(new RequestContentLengthMismatchError);
            }
            if (contentLength != null) {
                assert(body || contentLength === 0, "no body must not have content length");
                headers[HTTP2_HEADER_CONTENT_LENGTH] = `${contentLength}`;
            }
            session.ref();
            if (channels.sendHeaders.hasSubscribers) {
                let header = "";
                for (const key in headers) header += `${key}: ${headers[key]}\r\n`;
                channels.sendHeaders.publish({
                    request: request,
                    headers: header,
                    socket: session[kSocket]
                });
            }
            const shouldEndStream = method === "GET" || method === "HEAD" || body === null;
            if (expectContinue) {
                headers[HTTP2_HEADER_EXPECT] = "100-continue";
                stream = session.request(headers, {
                    endStream: shouldEndStream,
                    signal: signal
                });
                stream[kHTTP2Stream] = true;
                stream.once("continue", writeBodyH2);
            } else {
                stream = session.request(headers, {
                    endStream: shouldEndStream,
                    signal: signal
                });
                stream[kHTTP2Stream] = true;
                writeBodyH2();
            }
            ++session[kOpenStreams];
            stream.setTimeout(headersTimeout);
            let responseReceived = false;
            stream.once("response", headers => {
                const {[HTTP2_HEADER_STATUS]: statusCode, ...realHeaders} = headers;
                request.onResponseStarted();
                responseReceived = true;
                stream.setTimeout(bodyTimeout);
                if (request.aborted) {
                    stream.removeAllListeners("data");
                    return;
                }
                if (request.onHeaders(Number(statusCode), parseH2Headers(realHeaders), stream.resume.bind(stream), "") === false) stream.pause();
                stream.on("data", chunk => {
                    if (request.aborted || request.completed) return;
                    if (request.onData(chunk) === false) stream.pause();
                });
            });
            stream.once("end", () => {
                stream.removeAllListeners("data");
                if (responseReceived) {
                    if (!request.aborted && !request.completed) request.onComplete({});
                    completeRequest(client, request);
                    client[kResume]();
                } else {
                    abort(new InformationalError("HTTP/2: stream half-closed (remote)"));
                    completeRequest(client, request, true);
                    client[kResume]();
                }
            });
            stream.once("close", () => {
                stream.removeAllListeners("data");
                session[kOpenStreams] -= 1;
                if (session[kOpenStreams] === 0) session.unref();
                if (!request.aborted && !request.completed) abort(new InformationalError("HTTP/2: stream closed before the response was complete"));
            });
            stream.once("error", function(err) {
                stream.removeAllListeners("data");
                abort(err);
            });
            stream.once("frameError", (type, code) => {
                stream.removeAllListeners("data");
                abort(new InformationalError(`HTTP/2: "frameError" received - type ${type}, code ${code}`));
            });
            stream.on("aborted", () => {
                stream.removeAllListeners("data");
            });
            stream.on("timeout", () => {
                const err = responseReceived ? new BodyTimeoutError(`HTTP/2: "body timeout after ${bodyTimeout}"`) : new HeadersTimeoutError(`HTTP/2: "headers timeout after ${headersTimeout}"`);
                stream.removeAllListeners("data");
                session[kOpenStreams] -= 1;
                if (session[kOpenStreams] === 0) session.unref();
                abort(err);
            });
            stream.once("trailers", trailers => {
                if (request.aborted || request.completed) return;
                stream.removeAllListeners("data");
                request.onComplete(trailers);
            });
            return true;
            function writeBodyH2() {
                if (!body || contentLength === 0) writeBuffer(abort, stream, null, client, request, client[kSocket], contentLength, expectsPayload); else if (util.isBuffer(body)) writeBuffer(abort, stream, body, client, request, client[kSocket], contentLength, expectsPayload); else if (util.isBlobLike(body)) if (typeof body.stream === "function") writeIterable(abort, stream, body.stream(), client, request, client[kSocket], contentLength, expectsPayload); else writeBlob(abort, stream, body, client, request, client[kSocket], contentLength, expectsPayload); else if (util.isStream(body)) writeStream(abort, client[kSocket], expectsPayload, stream, body, client, request, contentLength); else if (util.isIterable(body)) writeIterable(abort, stream, body, client, request, client[kSocket], contentLength, expectsPayload); else assert(false);
            }
        }
        function writeBuffer(abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
            try {
                if (body != null && util.isBuffer(body)) {
                    assert(contentLength === body.byteLength, "buffer body must have content length");
                    h2stream.cork();
                    h2stream.write(body);
                    h2stream.uncork();
                    h2stream.end();
                    request.onBodySent(body);
                }
                if (!expectsPayload) socket[kReset] = true;
                request.onRequestSent();
                client[kResume]();
            } catch (error) {
                abort(error);
            }
        }
        function writeStream(abort, socket, expectsPayload, h2stream, body, client, request, contentLength) {
            assert(contentLength !== 0 || client[kRunning] === 0, "stream body cannot be pipelined");
            const pipe = pipeline(body, h2stream, err => {
                if (err) {
                    util.destroy(pipe, err);
                    abort(err);
                } else {
                    util.removeAllListeners(pipe);
                    request.onRequestSent();
                    if (!expectsPayload) socket[kReset] = true;
                    client[kResume]();
                }
            });
            util.addListener(pipe, "data", onPipeData);
            function onPipeData(chunk) {
                request.onBodySent(chunk);
            }
        }
        async function writeBlob(abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
            assert(contentLength === body.size, "blob body must have content length");
            try {
                if (contentLength != null && contentLength !== body.size) throw new RequestContentLengthMismatchError;
                const buffer = Buffer.from(await body.arrayBuffer());
                h2stream.cork();
                h2stream.write(buffer);
                h2stream.uncork();
                h2stream.end();
                request.onBodySent(buffer);
                request.onRequestSent();
                if (!expectsPayload) socket[kReset] = true;
                client[kResume]();
            } catch (err) {
                abort(err);
            }
        }
        async function writeIterable(abort, h2stream, body, client, request, socket, contentLength, expectsPayload) {
            assert(contentLength !== 0 || client[kRunning] === 0, "iterator body cannot be pipelined");
            let callback = null;
            function onDrain() {
                if (callback) {
                    const cb = callback;
                    callback = null;
                    cb();
                }
            }
            const waitForDrain = () => new Promise((resolve, reject) => {
                assert(callback === null);
                if (socket[kError]) reject(socket[kError]); else callback = resolve;
            });
            h2stream.on("close", onDrain).on("drain", onDrain);
            try {
                for await (const chunk of body) {
                    if (socket[kError]) throw socket[kError];
                    const res = h2stream.write(chunk);
                    request.onBodySent(chunk);
                    if (!res) await waitForDrain();
                }
                h2stream.end();
                request.onRequestSent();
                if (!expectsPayload) socket[kReset] = true;
                client[kResume]();
            } catch (err) {
                abort(err);
            } finally {
                h2stream.off("close", onDrain).off("drain", onDrain);
            }
        }
        module.exports = connectH2;
    },
    3701: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const assert = __nccwpck_require__(4589);
        const net = __nccwpck_require__(7030);
        const http = __nccwpck_require__(7067);
        const util = __nccwpck_require__(3440);
        const {ClientStats: ClientStats} = __nccwpck_require__(6854);
        const {channels: channels} = __nccwpck_require__(2414);
        const Request = __nccwpck_require__(4655);
        const DispatcherBase = __nccwpck_require__(1841);
        const {InvalidArgumentError: InvalidArgumentError, InformationalError: InformationalError, ClientDestroyedError: ClientDestroyedError} = __nccwpck_require__(8707);
        const buildConnector = __nccwpck_require__(9136);
        const {kUrl: kUrl, kServerName: kServerName, kClient: kClient, kBusy: kBusy, kConnect: kConnect, kResuming: kResuming, kRunning: kRunning, kPending: kPending, kSize: kSize, kQueue: kQueue, kConnected: kConnected, kConnecting: kConnecting, kNeedDrain: kNeedDrain, kKeepAliveDefaultTimeout: kKeepAliveDefaultTimeout, kHostHeader: kHostHeader, kPendingIdx: kPendingIdx, kRunningIdx: kRunningIdx, kError: kError, kPipelining: kPipelining, kKeepAliveTimeoutValue: kKeepAliveTimeoutValue, kMaxHeadersSize: kMaxHeadersSize, kKeepAliveMaxTimeout: kKeepAliveMaxTimeout, kKeepAliveTimeoutThreshold: kKeepAliveTimeoutThreshold, kHeadersTimeout: kHeadersTimeout, kBodyTimeout: kBodyTimeout, kStrictContentLength: kStrictContentLength, kConnector: kConnector, kMaxRequests: kMaxRequests, kCounter: kCounter, kClose: kClose, kDestroy: kDestroy, kDispatch: kDispatch, kLocalAddress: kLocalAddress, kMaxResponseSize: kMaxResponseSize, kOnError: kOnError, kHTTPContext: kHTTPContext, kMaxConcurrentStreams: kMaxConcurrentStreams, kHTTP2InitialWindowSize: kHTTP2InitialWindowSize, kHTTP2ConnectionWindowSize: kHTTP2ConnectionWindowSize, kResume: kResume, kPingInterval: kPingInterval} = __nccwpck_require__(6443);
        const connectH1 = __nccwpck_require__(637);
        const connectH2 = __nccwpck_require__(8788);
        const kClosedResolve = Symbol("kClosedResolve");
        const getDefaultNodeMaxHeaderSize = http && http.maxHeaderSize && Number.isInteger(http.maxHeaderSize) && http.maxHeaderSize > 0 ? () => http.maxHeaderSize : () => {
            throw new InvalidArgumentError("http module not available or http.maxHeaderSize invalid");
        };
        const noop = () => {};
        function getPipelining(client) {
            return client[kPipelining] ?? client[kHTTPContext]?.defaultPipelining ?? 1;
        }
        class Client extends DispatcherBase {
            constructor(url, {maxHeaderSize: maxHeaderSize, headersTimeout: headersTimeout, socketTimeout: socketTimeout, requestTimeout: requestTimeout, connectTimeout: connectTimeout, bodyTimeout: bodyTimeout, idleTimeout: idleTimeout, keepAlive: keepAlive, keepAliveTimeout: keepAliveTimeout, maxKeepAliveTimeout: maxKeepAliveTimeout, keepAliveMaxTimeout: keepAliveMaxTimeout, keepAliveTimeoutThreshold: keepAliveTimeoutThreshold, socketPath: socketPath, pipelining: pipelining, tls: tls, strictContentLength: strictContentLength, maxCachedSessions: maxCachedSessions, connect: connect, maxRequestsPerClient: maxRequestsPerClient, localAddress: localAddress, maxResponseSize: maxResponseSize, autoSelectFamily: autoSelectFamily, autoSelectFamilyAttemptTimeout: autoSelectFamilyAttemptTimeout, maxConcurrentStreams: maxConcurrentStreams, allowH2: allowH2, useH2c: useH2c, initialWindowSize: initialWindowSize, connectionWindowSize: connectionWindowSize, pingInterval: pingInterval, webSocket: webSocket, eventSource: eventSource} = {}) {
                if (keepAlive !== void 0) throw new InvalidArgumentError("unsupported keepAlive, use pipelining=0 instead");
                if (socketTimeout !== void 0) throw new InvalidArgumentError("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
                if (requestTimeout !== void 0) throw new InvalidArgumentError("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
                if (idleTimeout !== void 0) throw new InvalidArgumentError("unsupported idleTimeout, use keepAliveTimeout instead");
                if (maxKeepAliveTimeout !== void 0) throw new InvalidArgumentError("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
                if (maxHeaderSize != null) {
                    if (!Number.isInteger(maxHeaderSize) || maxHeaderSize < 1) throw new InvalidArgumentError("invalid maxHeaderSize");
                } else maxHeaderSize = getDefaultNodeMaxHeaderSize();
                if (socketPath != null && typeof socketPath !== "string") throw new InvalidArgumentError("invalid socketPath");
                if (connectTimeout != null && (!Number.isFinite(connectTimeout) || connectTimeout < 0)) throw new InvalidArgumentError("invalid connectTimeout");
                if (keepAliveTimeout != null && (!Number.isFinite(keepAliveTimeout) || keepAliveTimeout <= 0)) throw new InvalidArgumentError("invalid keepAliveTimeout");
                if (keepAliveMaxTimeout != null && (!Number.isFinite(keepAliveMaxTimeout) || keepAliveMaxTimeout <= 0)) throw new InvalidArgumentError("invalid keepAliveMaxTimeout");
                if (keepAliveTimeoutThreshold != null && !Number.isFinite(keepAliveTimeoutThreshold)) throw new InvalidArgumentError("invalid keepAliveTimeoutThreshold");
                if (headersTimeout != null && (!Number.isInteger(headersTimeout) || headersTimeout < 0)) throw new InvalidArgumentError("headersTimeout must be a positive integer or zero");
                if (bodyTimeout != null && (!Number.isInteger(bodyTimeout) || bodyTimeout < 0)) throw new InvalidArgumentError("bodyTimeout must be a positive integer or zero");
                if (connect != null && typeof connect !== "function" && typeof connect !== "object") throw new InvalidArgumentError("connect must be a function or an object");
                if (maxRequestsPerClient != null && (!Number.isInteger(maxRequestsPerClient) || maxRequestsPerClient < 0)) throw new InvalidArgumentError("maxRequestsPerClient must be a positive number");
                if (localAddress != null && (typeof localAddress !== "string" || net.isIP(localAddress) === 0)) throw new InvalidArgumentError("localAddress must be valid string IP address");
                if (maxResponseSize != null && (!Number.isInteger(maxResponseSize) || maxResponseSize < -1)) throw new InvalidArgumentError("maxResponseSize must be a positive number");
                if (autoSelectFamilyAttemptTimeout != null && (!Number.isInteger(autoSelectFamilyAttemptTimeout) || autoSelectFamilyAttemptTimeout < -1)) throw new InvalidArgumentError("autoSelectFamilyAttemptTimeout must be a positive number");
                if (allowH2 != null && typeof allowH2 !== "boolean") throw new InvalidArgumentError("allowH2 must be a valid boolean value");
                if (maxConcurrentStreams != null && (typeof maxConcurrentStreams !== "number" || maxConcurrentStreams < 1)) throw new InvalidArgumentError("maxConcurrentStreams must be a positive integer, greater than 0");
                if (useH2c != null && typeof useH2c !== "boolean") throw new InvalidArgumentError("useH2c must be a valid boolean value");
                if (initialWindowSize != null && (!Number.isInteger(initialWindowSize) || initialWindowSize < 1)) throw new InvalidArgumentError("initialWindowSize must be a positive integer, greater than 0");
                if (connectionWindowSize != null && (!Number.isInteger(connectionWindowSize) || connectionWindowSize < 1)) throw new InvalidArgumentError("connectionWindowSize must be a positive integer, greater than 0");
                if (pingInterval != null && (typeof pingInterval !== "number" || !Number.isInteger(pingInterval) || pingInterval < 0)) throw new InvalidArgumentError("pingInterval must be a positive integer, greater or equal to 0");
                super({
                    webSocket: webSocket,
                    eventSource: eventSource
                });
                if (typeof connect !== "function") connect = buildConnector({
                    ...tls,
                    maxCachedSessions: maxCachedSessions,
                    allowH2: allowH2,
                    useH2c: useH2c,
                    socketPath: socketPath,
                    timeout: connectTimeout,
                    ...typeof autoSelectFamily === "boolean" ? {
                        autoSelectFamily: autoSelectFamily,
                        autoSelectFamilyAttemptTimeout: autoSelectFamilyAttemptTimeout
                    } : void 0,
                    ...connect
                }); else {
                    const customConnect = connect;
                    connect = (opts, callback) => customConnect({
                        ...opts,
                        ...socketPath != null ? {
                            socketPath: socketPath
                        } : null,
                        ...allowH2 != null ? {
                            allowH2: allowH2
                        } : null
                    }, callback);
                }
                this[kUrl] = util.parseOrigin(url);
                this[kConnector] = connect;
                this[kPipelining] = pipelining != null ? pipelining : 1;
                this[kMaxHeadersSize] = maxHeaderSize;
                this[kKeepAliveDefaultTimeout] = keepAliveTimeout == null ? 4e3 : keepAliveTimeout;
                this[kKeepAliveMaxTimeout] = keepAliveMaxTimeout == null ? 6e5 : keepAliveMaxTimeout;
                this[kKeepAliveTimeoutThreshold] = keepAliveTimeoutThreshold == null ? 2e3 : keepAliveTimeoutThreshold;
                this[kKeepAliveTimeoutValue] = this[kKeepAliveDefaultTimeout];
                this[kServerName] = null;
                this[kLocalAddress] = localAddress != null ? localAddress : null;
                this[kResuming] = 0;
                this[kNeedDrain] = 0;
                this[kHostHeader] = `host: ${this[kUrl].hostname}${this[kUrl].port ? `:${this[kUrl].port}` : ""}\r\n`;
                this[kBodyTimeout] = bodyTimeout != null ? bodyTimeout : 3e5;
                this[kHeadersTimeout] = headersTimeout != null ? headersTimeout : 3e5;
                this[kStrictContentLength] = strictContentLength == null ? true : strictContentLength;
                this[kMaxRequests] = maxRequestsPerClient;
                this[kClosedResolve] = null;
                this[kMaxResponseSize] = maxResponseSize > -1 ? maxResponseSize : -1;
                this[kHTTPContext] = null;
                this[kMaxConcurrentStreams] = maxConcurrentStreams != null ? maxConcurrentStreams : 100;
                this[kHTTP2InitialWindowSize] = initialWindowSize != null ? initialWindowSize : 262144;
                this[kHTTP2ConnectionWindowSize] = connectionWindowSize != null ? connectionWindowSize : 524288;
                this[kPingInterval] = pingInterval != null ? pingInterval : 6e4;
                this[kQueue] = [];
                this[kRunningIdx] = 0;
                this[kPendingIdx] = 0;
                this[kResume] = sync => resume(this, sync);
                this[kOnError] = err => onError(this, err);
            }
            get pipelining() {
                return this[kPipelining];
            }
            set pipelining(value) {
                this[kPipelining] = value;
                this[kResume](true);
            }
            get stats() {
                return new ClientStats(this);
            }
            get [kPending]() {
                return this[kQueue].length - this[kPendingIdx];
            }
            get [kRunning]() {
                return this[kPendingIdx] - this[kRunningIdx];
            }
            get [kSize]() {
                return this[kQueue].length - this[kRunningIdx];
            }
            get [kConnected]() {
                return !!this[kHTTPContext] && !this[kConnecting] && !this[kHTTPContext].destroyed;
            }
            get [kBusy]() {
                return Boolean(this[kHTTPContext]?.busy(null) || this[kSize] >= (getPipelining(this) || 1) || this[kPending] > 0);
            }
            [kConnect](cb) {
                connect(this);
                this.once("connect", cb);
            }
            [kDispatch](opts, handler) {
                const request = new Request(this[kUrl].origin, opts, handler);
                this[kQueue].push(request);
                if (this[kResuming]) ; else if (util.bodyLength(request.body) == null && util.isIterable(request.body)) {
                    this[kResuming] = 1;
                    queueMicrotask(() => resume(this));
                } else this[kResume](true);
                if (this[kResuming] && this[kNeedDrain] !== 2 && this[kBusy]) this[kNeedDrain] = 2;
                return this[kNeedDrain] < 2;
            }
            [kClose]() {
                return new Promise(resolve => {
                    if (this[kSize]) this[kClosedResolve] = resolve; else resolve(null);
                });
            }
            [kDestroy](err) {
                return new Promise(resolve => {
                    const requests = this[kQueue].splice(this[kPendingIdx]);
                    for (let i = 0; i < requests.length; i++) {
                        const request = requests[i];
                        if (request != null) util.errorRequest(this, request, err);
                    }
                    const callback = () => {
                        if (this[kClosedResolve]) {
                            this[kClosedResolve]();
                            this[kClosedResolve] = null;
                        }
                        resolve(null);
                    };
                    if (this[kHTTPContext]) {
                        this[kHTTPContext].destroy(err, callback);
                        this[kHTTPContext] = null;
                    } else queueMicrotask(callback);
                    this[kResume]();
                });
            }
        }
        function onError(client, err) {
            if (client[kRunning] === 0 && err.code !== "UND_ERR_INFO" && err.code !== "UND_ERR_SOCKET") {
                assert(client[kPendingIdx] === client[kRunningIdx]);
                const requests = client[kQueue].splice(client[kRunningIdx]);
                for (let i = 0; i < requests.length; i++) {
                    const request = requests[i];
                    if (request != null) util.errorRequest(client, request, err);
                }
                assert(client[kSize] === 0);
            }
        }
        function connect(client) {
            assert(!client[kConnecting]);
            assert(!client[kHTTPContext]);
            let {host: host, hostname: hostname, protocol: protocol, port: port} = client[kUrl];
            if (hostname[0] === "[") {
                const idx = hostname.indexOf("]");
                assert(idx !== -1);
                const ip = hostname.substring(1, idx);
                assert(net.isIPv6(ip));
                hostname = ip;
            }
            client[kConnecting] = true;
            if (channels.beforeConnect.hasSubscribers) channels.beforeConnect.publish({
                connectParams: {
                    host: host,
                    hostname: hostname,
                    protocol: protocol,
                    port: port,
                    version: client[kHTTPContext]?.version,
                    servername: client[kServerName],
                    localAddress: client[kLocalAddress]
                },
                connector: client[kConnector]
            });
            try {
                client[kConnector]({
                    host: host,
                    hostname: hostname,
                    protocol: protocol,
                    port: port,
                    servername: client[kServerName],
                    localAddress: client[kLocalAddress]
                }, (err, socket) => {
                    if (err) {
                        handleConnectError(client, err, {
                            host: host,
                            hostname: hostname,
                            protocol: protocol,
                            port: port
                        });
                        client[kResume]();
                        return;
                    }
                    if (client.destroyed) {
                        util.destroy(socket.on("error", noop), new ClientDestroyedError);
                        client[kResume]();
                        return;
                    }
                    assert(socket);
                    try {
                        client[kHTTPContext] = socket.alpnProtocol === "h2" ? connectH2(client, socket) : connectH1(client, socket);
                    } catch (err) {
                        socket.destroy().on("error", noop);
                        handleConnectError(client, err, {
                            host: host,
                            hostname: hostname,
                            protocol: protocol,
                            port: port
                        });
                        client[kResume]();
                        return;
                    }
                    client[kConnecting] = false;
                    socket[kCounter] = 0;
                    socket[kMaxRequests] = client[kMaxRequests];
                    socket[kClient] = client;
                    socket[kError] = null;
                    if (channels.connected.hasSubscribers) channels.connected.publish({
                        connectParams: {
                            host: host,
                            hostname: hostname,
                            protocol: protocol,
                            port: port,
                            version: client[kHTTPContext]?.version,
                            servername: client[kServerName],
                            localAddress: client[kLocalAddress]
                        },
                        connector: client[kConnector],
                        socket: socket
                    });
                    client.emit("connect", client[kUrl], [ client ]);
                    client[kResume]();
                });
            } catch (err) {
                handleConnectError(client, err, {
                    host: host,
                    hostname: hostname,
                    protocol: protocol,
                    port: port
                });
                client[kResume]();
            }
        }
        function handleConnectError(client, err, {host: host, hostname: hostname, protocol: protocol, port: port}) {
            if (client.destroyed) return;
            client[kConnecting] = false;
            if (channels.connectError.hasSubscribers) channels.connectError.publish({
                connectParams: {
                    host: host,
                    hostname: hostname,
                    protocol: protocol,
                    port: port,
                    version: client[kHTTPContext]?.version,
                    servername: client[kServerName],
                    localAddress: client[kLocalAddress]
                },
                connector: client[kConnector],
                error: err
            });
            if (err.code === "ERR_TLS_CERT_ALTNAME_INVALID") {
                assert(client[kRunning] === 0);
                while (client[kPending] > 0 && client[kQueue][client[kPendingIdx]].servername === client[kServerName]) {
                    const request = client[kQueue][client[kPendingIdx]++];
                    util.errorRequest(client, request, err);
                }
            } else onError(client, err);
            client.emit("connectionError", client[kUrl], [ client ], err);
        }
        function emitDrain(client) {
            client[kNeedDrain] = 0;
            client.emit("drain", client[kUrl], [ client ]);
        }
        function resume(client, sync) {
            if (client[kResuming] === 2) return;
            client[kResuming] = 2;
            _resume(client, sync);
            client[kResuming] = 0;
            if (client[kRunningIdx] > 256) {
                client[kQueue].splice(0, client[kRunningIdx]);
                client[kPendingIdx] -= client[kRunningIdx];
                client[kRunningIdx] = 0;
            }
        }
        function _resume(client, sync) {
            while (true) {
                if (client.destroyed) {
                    assert(client[kPending] === 0);
                    return;
                }
                if (client[kClosedResolve] && !client[kSize]) {
                    client[kClosedResolve]();
                    client[kClosedResolve] = null;
                    return;
                }
                if (client[kHTTPContext]) client[kHTTPContext].resume();
                if (client[kBusy]) client[kNeedDrain] = 2; else if (client[kNeedDrain] === 2) {
                    if (sync) {
                        client[kNeedDrain] = 1;
                        queueMicrotask(() => emitDrain(client));
                    } else emitDrain(client);
                    continue;
                }
                if (client[kPending] === 0) return;
                if (client[kRunning] >= (getPipelining(client) || 1)) return;
                const request = client[kQueue][client[kPendingIdx]];
                if (request === null) return;
                if (client[kUrl].protocol === "https:" && client[kServerName] !== request.servername) {
                    if (client[kRunning] > 0) return;
                    client[kServerName] = request.servername;
                    client[kHTTPContext]?.destroy(new InformationalError("servername changed"), () => {
                        client[kHTTPContext] = null;
                        resume(client);
                    });
                }
                if (client[kConnecting]) return;
                if (!client[kHTTPContext]) {
                    connect(client);
                    return;
                }
                if (client[kHTTPContext].destroyed) return;
                if (client[kHTTPContext].busy(request)) return;
                if (!request.aborted && client[kHTTPContext].write(request)) client[kPendingIdx]++; else client[kQueue].splice(client[kPendingIdx], 1);
            }
        }
        module.exports = Client;
    },
    1841: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const buffer = __nccwpck_require__(4573);
        const Dispatcher = __nccwpck_require__(883);
        const UnwrapHandler = __nccwpck_require__(2365);
        const {ClientDestroyedError: ClientDestroyedError, ClientClosedError: ClientClosedError, InvalidArgumentError: InvalidArgumentError} = __nccwpck_require__(8707);
        const {kDestroy: kDestroy, kClose: kClose, kClosed: kClosed, kDestroyed: kDestroyed, kDispatch: kDispatch} = __nccwpck_require__(6443);
        const kOnDestroyed = Symbol("onDestroyed");
        const kOnClosed = Symbol("onClosed");
        const kWebSocketOptions = Symbol("webSocketOptions");
        const kEventSourceOptions = Symbol("eventSourceOptions");
        class DispatcherBase extends Dispatcher {
            [kDestroyed]=false;
            [kOnDestroyed]=null;
            [kClosed]=false;
            [kOnClosed]=null;
            constructor(opts) {
                super();
                this[kWebSocketOptions] = opts?.webSocket ?? {};
                this[kEventSourceOptions] = opts?.eventSource ?? {};
            }
            get webSocketOptions() {
                return {
                    maxFragments: this[kWebSocketOptions].maxFragments ?? 131072,
                    maxPayloadSize: this[kWebSocketOptions].maxPayloadSize ?? 128 * 1024 * 1024
                };
            }
            get eventSourceOptions() {
                return {
                    maxEventSize: this[kEventSourceOptions].maxEventSize ?? buffer.kStringMaxLength
                };
            }
            get destroyed() {
                return this[kDestroyed];
            }
            get closed() {
                return this[kClosed];
            }
            close(callback) {
                if (callback === void 0) return new Promise((resolve, reject) => {
                    this.close((err, data) => err ? reject(err) : resolve(data));
                });
                if (typeof callback !== "function") throw new InvalidArgumentError("invalid callback");
                if (this[kDestroyed]) {
                    const err = new ClientDestroyedError;
                    queueMicrotask(() => callback(err, null));
                    return;
                }
                if (this[kClosed]) {
                    if (this[kOnClosed]) this[kOnClosed].push(callback); else queueMicrotask(() => callback(null, null));
                    return;
                }
                this[kClosed] = true;
                this[kOnClosed] ??= [];
                this[kOnClosed].push(callback);
                const onClosed = () => {
                    const callbacks = this[kOnClosed];
                    this[kOnClosed] = null;
                    for (let i = 0; i < callbacks.length; i++) callbacks[i](null, null);
                };
                this[kClose]().then(() => this.destroy()).then(() => queueMicrotask(onClosed));
            }
            destroy(err, callback) {
                if (typeof err === "function") {
                    callback = err;
                    err = null;
                }
                if (callback === void 0) return new Promise((resolve, reject) => {
                    this.destroy(err, (err, data) => err ? reject(err) : resolve(data));
                });
                if (typeof callback !== "function") throw new InvalidArgumentError("invalid callback");
                if (this[kDestroyed]) {
                    if (this[kOnDestroyed]) this[kOnDestroyed].push(callback); else queueMicrotask(() => callback(null, null));
                    return;
                }
                if (!err) err = new ClientDestroyedError;
                this[kDestroyed] = true;
                this[kOnDestroyed] ??= [];
                this[kOnDestroyed].push(callback);
                const onDestroyed = () => {
                    const callbacks = this[kOnDestroyed];
                    this[kOnDestroyed] = null;
                    for (let i = 0; i < callbacks.length; i++) callbacks[i](null, null);
                };
                this[kDestroy](err).then(() => queueMicrotask(onDestroyed));
            }
            dispatch(opts, handler) {
                if (!handler || typeof handler !== "object") throw new InvalidArgumentError("handler must be an object");
                handler = UnwrapHandler.unwrap(handler);
                try {
                    if (!opts || typeof opts !== "object") throw new InvalidArgumentError("opts must be an object.");
                    if (this[kDestroyed] || this[kOnDestroyed]) throw new ClientDestroyedError;
                    if (this[kClosed]) throw new ClientClosedError;
                    return this[kDispatch](opts, handler);
                } catch (err) {
                    if (typeof handler.onError !== "function") throw err;
                    handler.onError(err);
                    return false;
                }
            }
        }
        module.exports = DispatcherBase;
    },
    883: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const EventEmitter = __nccwpck_require__(8474);
        const WrapHandler = __nccwpck_require__(9510);
        const wrapInterceptor = dispatch => (opts, handler) => dispatch(opts, WrapHandler.wrap(handler));
        class Dispatcher extends EventEmitter {
            dispatch() {
                throw new Error("not implemented");
            }
            close() {
                throw new Error("not implemented");
            }
            destroy() {
                throw new Error("not implemented");
            }
            compose(...args) {
                const interceptors = Array.isArray(args[0]) ? args[0] : args;
                let dispatch = this.dispatch.bind(this);
                for (const interceptor of interceptors) {
                    if (interceptor == null) continue;
                    if (typeof interceptor !== "function") throw new TypeError(`invalid interceptor, expected function received ${typeof interceptor}`);
                    dispatch = interceptor(dispatch);
                    dispatch = wrapInterceptor(dispatch);
                    if (dispatch == null || typeof dispatch !== "function" || dispatch.length !== 2) throw new TypeError("invalid interceptor");
                }
                return new Proxy(this, {
                    get: (target, key) => key === "dispatch" ? dispatch : target[key]
                });
            }
        }
        module.exports = Dispatcher;
    },
    4660: module => {
        const kSize = 2048;
        const kMask = kSize - 1;
        class FixedCircularBuffer {
            bottom=0;
            top=0;
            list=new Array(kSize).fill(void 0);
            next=null;
            isEmpty() {
                return this.top === this.bottom;
            }
            isFull() {
                return (this.top + 1 & kMask) === this.bottom;
            }
            push(data) {
                this.list[this.top] = data;
                this.top = this.top + 1 & kMask;
            }
            shift() {
                const nextItem = this.list[this.bottom];
                if (nextItem === void 0) return null;
                this.list[this.bottom] = void 0;
                this.bottom = this.bottom + 1 & kMask;
                return nextItem;
            }
        }
        module.exports = class {
            constructor() {
                this.head = this.tail = new FixedCircularBuffer;
            }
            isEmpty() {
                return this.head.isEmpty();
            }
            push(data) {
                if (this.head.isFull()) this.head = this.head.next = new FixedCircularBuffer;
                this.head.push(data);
            }
            shift() {
                const tail = this.tail;
                const next = tail.shift();
                if (tail.isEmpty() && tail.next !== null) {
                    this.tail = tail.next;
                    tail.next = null;
                }
                return next;
            }
        };
    },
    2128: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const {PoolStats: PoolStats} = __nccwpck_require__(6854);
        const DispatcherBase = __nccwpck_require__(1841);
        const FixedQueue = __nccwpck_require__(4660);
        const {kConnected: kConnected, kSize: kSize, kRunning: kRunning, kPending: kPending, kQueued: kQueued, kBusy: kBusy, kFree: kFree, kUrl: kUrl, kClose: kClose, kDestroy: kDestroy, kDispatch: kDispatch} = __nccwpck_require__(6443);
        const kClients = Symbol("clients");
        const kNeedDrain = Symbol("needDrain");
        const kQueue = Symbol("queue");
        const kClosedResolve = Symbol("closed resolve");
        const kOnDrain = Symbol("onDrain");
        const kOnConnect = Symbol("onConnect");
        const kOnDisconnect = Symbol("onDisconnect");
        const kOnConnectionError = Symbol("onConnectionError");
        const kGetDispatcher = Symbol("get dispatcher");
        const kAddClient = Symbol("add client");
        const kRemoveClient = Symbol("remove client");
        class PoolBase extends DispatcherBase {
            [kQueue]=new FixedQueue;
            [kQueued]=0;
            [kClients]=[];
            [kNeedDrain]=false;
            [kOnDrain](client, origin, targets) {
                const queue = this[kQueue];
                let needDrain = false;
                while (!needDrain) {
                    const item = queue.shift();
                    if (!item) break;
                    this[kQueued]--;
                    needDrain = !client.dispatch(item.opts, item.handler);
                }
                client[kNeedDrain] = needDrain;
                if (!needDrain && this[kNeedDrain]) {
                    this[kNeedDrain] = false;
                    this.emit("drain", origin, [ this, ...targets ]);
                }
                if (this[kClosedResolve] && queue.isEmpty()) {
                    const closeAll = [];
                    for (let i = 0; i < this[kClients].length; i++) {
                        const client = this[kClients][i];
                        if (!client.destroyed) closeAll.push(client.close());
                    }
                    return Promise.all(closeAll).then(this[kClosedResolve]);
                }
            }
            [kOnConnect]=(origin, targets) => {
                this.emit("connect", origin, [ this, ...targets ]);
            };
            [kOnDisconnect]=(origin, targets, err) => {
                this.emit("disconnect", origin, [ this, ...targets ], err);
            };
            [kOnConnectionError]=(origin, targets, err) => {
                this.emit("connectionError", origin, [ this, ...targets ], err);
            };
            get [kBusy]() {
                return this[kNeedDrain];
            }
            get [kConnected]() {
                let ret = 0;
                for (const {[kConnected]: connected} of this[kClients]) ret += connected;
                return ret;
            }
            get [kFree]() {
                let ret = 0;
                for (const {[kConnected]: connected, [kNeedDrain]: needDrain} of this[kClients]) ret += connected && !needDrain;
                return ret;
            }
            get [kPending]() {
                let ret = this[kQueued];
                for (const {[kPending]: pending} of this[kClients]) ret += pending;
                return ret;
            }
            get [kRunning]() {
                let ret = 0;
                for (const {[kRunning]: running} of this[kClients]) ret += running;
                return ret;
            }
            get [kSize]() {
                let ret = this[kQueued];
                for (const {[kSize]: size} of this[kClients]) ret += size;
                return ret;
            }
            get stats() {
                return new PoolStats(this);
            }
            [kClose]() {
                if (this[kQueue].isEmpty()) {
                    const closeAll = [];
                    for (let i = 0; i < this[kClients].length; i++) {
                        const client = this[kClients][i];
                        if (!client.destroyed) closeAll.push(client.close());
                    }
                    return Promise.all(closeAll);
                } else return new Promise(resolve => {
                    this[kClosedResolve] = resolve;
                });
            }
            [kDestroy](err) {
                while (true) {
                    const item = this[kQueue].shift();
                    if (!item) break;
                    item.handler.onError(err);
                }
                const destroyAll = new Array(this[kClients].length);
                for (let i = 0; i < this[kClients].length; i++) destroyAll[i] = this[kClients][i].destroy(err);
                return Promise.all(destroyAll);
            }
            [kDispatch](opts, handler) {
                const dispatcher = this[kGetDispatcher]();
                if (!dispatcher) {
                    this[kNeedDrain] = true;
                    this[kQueue].push({
                        opts: opts,
                        handler: handler
                    });
                    this[kQueued]++;
                } else if (!dispatcher.dispatch(opts, handler)) {
                    dispatcher[kNeedDrain] = true;
                    this[kNeedDrain] = !this[kGetDispatcher]();
                }
                return !this[kNeedDrain];
            }
            [kAddClient](client) {
                client.on("drain", this[kOnDrain].bind(this, client)).on("connect", this[kOnConnect]).on("disconnect", this[kOnDisconnect]).on("connectionError", this[kOnConnectionError]);
                this[kClients].push(client);
                if (this[kNeedDrain]) queueMicrotask(() => {
                    if (this[kNeedDrain]) this[kOnDrain](client, client[kUrl], [ client, this ]);
                });
                return this;
            }
            [kRemoveClient](client) {
                client.close(() => {
                    const idx = this[kClients].indexOf(client);
                    if (idx !== -1) this[kClients].splice(idx, 1);
                });
                this[kNeedDrain] = this[kClients].some(dispatcher => !dispatcher[kNeedDrain] && dispatcher.closed !== true && dispatcher.destroyed !== true);
            }
        }
        module.exports = {
            PoolBase: PoolBase,
            kClients: kClients,
            kNeedDrain: kNeedDrain,
            kAddClient: kAddClient,
            kRemoveClient: kRemoveClient,
            kGetDispatcher: kGetDispatcher
        };
    },
    628: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const {PoolBase: PoolBase, kClients: kClients, kNeedDrain: kNeedDrain, kAddClient: kAddClient, kGetDispatcher: kGetDispatcher, kRemoveClient: kRemoveClient} = __nccwpck_require__(2128);
        const Client = __nccwpck_require__(3701);
        const {InvalidArgumentError: InvalidArgumentError} = __nccwpck_require__(8707);
        const util = __nccwpck_require__(3440);
        const {kUrl: kUrl} = __nccwpck_require__(6443);
        const buildConnector = __nccwpck_require__(9136);
        const kOptions = Symbol("options");
        const kConnections = Symbol("connections");
        const kFactory = Symbol("factory");
        function defaultFactory(origin, opts) {
            return new Client(origin, opts);
        }
        class Pool extends PoolBase {
            constructor(origin, {connections: connections, factory: factory = defaultFactory, connect: connect, connectTimeout: connectTimeout, tls: tls, maxCachedSessions: maxCachedSessions, socketPath: socketPath, autoSelectFamily: autoSelectFamily, autoSelectFamilyAttemptTimeout: autoSelectFamilyAttemptTimeout, allowH2: allowH2, clientTtl: clientTtl, ...options} = {}) {
                if (connections != null && (!Number.isFinite(connections) || connections < 0)) throw new InvalidArgumentError("invalid connections");
                if (typeof factory !== "function") throw new InvalidArgumentError("factory must be a function.");
                if (connect != null && typeof connect !== "function" && typeof connect !== "object") throw new InvalidArgumentError("connect must be a function or an object");
                if (typeof connect !== "function") connect = buildConnector({
                    ...tls,
                    maxCachedSessions: maxCachedSessions,
                    allowH2: allowH2,
                    socketPath: socketPath,
                    timeout: connectTimeout,
                    ...typeof autoSelectFamily === "boolean" ? {
                        autoSelectFamily: autoSelectFamily,
                        autoSelectFamilyAttemptTimeout: autoSelectFamilyAttemptTimeout
                    } : void 0,
                    ...connect
                });
                super(options);
                this[kConnections] = connections || null;
                this[kUrl] = util.parseOrigin(origin);
                this[kOptions] = {
                    ...util.deepClone(options),
                    connect: connect,
                    allowH2: allowH2,
                    clientTtl: clientTtl,
                    socketPath: socketPath
                };
                this[kOptions].interceptors = options.interceptors ? {
                    ...options.interceptors
                } : void 0;
                this[kFactory] = factory;
                this.on("connect", (origin, targets) => {
                    if (clientTtl != null && clientTtl > 0) for (const target of targets) Object.assign(target, {
                        ttl: Date.now()
                    });
                });
                this.on("connectionError", (origin, targets, error) => {
                    for (const target of targets) {
                        const idx = this[kClients].indexOf(target);
                        if (idx !== -1) this[kClients].splice(idx, 1);
                    }
                });
            }
            [kGetDispatcher]() {
                const clientTtlOption = this[kOptions].clientTtl;
                for (const client of this[kClients]) if (clientTtlOption != null && clientTtlOption > 0 && client.ttl && Date.now() - client.ttl > clientTtlOption) this[kRemoveClient](client); else if (!client[kNeedDrain]) return client;
                if (!this[kConnections] || this[kClients].length < this[kConnections]) {
                    const dispatcher = this[kFactory](this[kUrl], this[kOptions]);
                    this[kAddClient](dispatcher);
                    return dispatcher;
                }
            }
        }
        module.exports = Pool;
    },
    276: module => {
        const textDecoder = new TextDecoder;
        function utf8DecodeBytes(buffer) {
            if (buffer.length === 0) return "";
            if (buffer[0] === 239 && buffer[1] === 187 && buffer[2] === 191) buffer = buffer.subarray(3);
            const output = textDecoder.decode(buffer);
            return output;
        }
        module.exports = {
            utf8DecodeBytes: utf8DecodeBytes
        };
    },
    2365: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const {parseHeaders: parseHeaders} = __nccwpck_require__(3440);
        const {InvalidArgumentError: InvalidArgumentError} = __nccwpck_require__(8707);
        const kResume = Symbol("resume");
        class UnwrapController {
            #paused=false;
            #reason=null;
            #aborted=false;
            #abort;
            [kResume]=null;
            rawHeaders=null;
            rawTrailers=null;
            constructor(abort) {
                this.#abort = abort;
            }
            pause() {
                this.#paused = true;
            }
            resume() {
                if (this.#paused) {
                    this.#paused = false;
                    this[kResume]?.();
                }
            }
            abort(reason) {
                if (!this.#aborted) {
                    this.#aborted = true;
                    this.#reason = reason;
                    this.#abort(reason);
                }
            }
            get aborted() {
                return this.#aborted;
            }
            get reason() {
                return this.#reason;
            }
            get paused() {
                return this.#paused;
            }
        }
        module.exports = class UnwrapHandler {
            #handler;
            #controller;
            constructor(handler) {
                this.#handler = handler;
            }
            static unwrap(handler) {
                return !handler.onRequestStart ? handler : new UnwrapHandler(handler);
            }
            onConnect(abort, context) {
                this.#controller = new UnwrapController(abort);
                this.#handler.onRequestStart?.(this.#controller, context);
            }
            onResponseStarted() {
                return this.#handler.onResponseStarted?.();
            }
            onUpgrade(statusCode, rawHeaders, socket) {
                this.#controller.rawHeaders = rawHeaders;
                this.#handler.onRequestUpgrade?.(this.#controller, statusCode, parseHeaders(rawHeaders), socket);
            }
            onHeaders(statusCode, rawHeaders, resume, statusMessage) {
                this.#controller[kResume] = resume;
                this.#controller.rawHeaders = rawHeaders;
                this.#handler.onResponseStart?.(this.#controller, statusCode, parseHeaders(rawHeaders), statusMessage);
                return !this.#controller.paused;
            }
            onData(data) {
                this.#handler.onResponseData?.(this.#controller, data);
                return !this.#controller.paused;
            }
            onComplete(rawTrailers) {
                this.#controller.rawTrailers = rawTrailers;
                this.#handler.onResponseEnd?.(this.#controller, parseHeaders(rawTrailers));
            }
            onError(err) {
                if (!this.#handler.onResponseError) throw new InvalidArgumentError("invalid onError method");
                this.#handler.onResponseError?.(this.#controller, err);
            }
        };
    },
    9510: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const {InvalidArgumentError: InvalidArgumentError} = __nccwpck_require__(8707);
        module.exports = class WrapHandler {
            #handler;
            constructor(handler) {
                this.#handler = handler;
            }
            static wrap(handler) {
                return handler.onRequestStart ? handler : new WrapHandler(handler);
            }
            onConnect(abort, context) {
                return this.#handler.onConnect?.(abort, context);
            }
            onResponseStarted() {
                return this.#handler.onResponseStarted?.();
            }
            onHeaders(statusCode, rawHeaders, resume, statusMessage) {
                return this.#handler.onHeaders?.(statusCode, rawHeaders, resume, statusMessage);
            }
            onUpgrade(statusCode, rawHeaders, socket) {
                return this.#handler.onUpgrade?.(statusCode, rawHeaders, socket);
            }
            onData(data) {
                return this.#handler.onData?.(data);
            }
            onComplete(trailers) {
                return this.#handler.onComplete?.(trailers);
            }
            onError(err) {
                if (!this.#handler.onError) throw err;
                return this.#handler.onError?.(err);
            }
            onRequestStart(controller, context) {
                this.#handler.onConnect?.(reason => controller.abort(reason), context);
            }
            onRequestUpgrade(controller, statusCode, headers, socket) {
                const rawHeaders = [];
                for (const [key, val] of Object.entries(headers)) rawHeaders.push(Buffer.from(key, "latin1"), toRawHeaderValue(val));
                this.#handler.onUpgrade?.(statusCode, rawHeaders, socket);
            }
            onResponseStart(controller, statusCode, headers, statusMessage) {
                const rawHeaders = [];
                for (const [key, val] of Object.entries(headers)) rawHeaders.push(Buffer.from(key, "latin1"), toRawHeaderValue(val));
                if (this.#handler.onHeaders?.(statusCode, rawHeaders, () => controller.resume(), statusMessage) === false) controller.pause();
            }
            onResponseData(controller, data) {
                if (this.#handler.onData?.(data) === false) controller.pause();
            }
            onResponseEnd(controller, trailers) {
                const rawTrailers = [];
                for (const [key, val] of Object.entries(trailers)) rawTrailers.push(Buffer.from(key, "latin1"), toRawHeaderValue(val));
                this.#handler.onComplete?.(rawTrailers);
            }
            onResponseError(controller, err) {
                if (!this.#handler.onError) throw new InvalidArgumentError("invalid onError method");
                this.#handler.onError?.(err);
            }
        };
        function toRawHeaderValue(value) {
            return Array.isArray(value) ? value.map(item => Buffer.from(item, "latin1")) : Buffer.from(value, "latin1");
        }
    },
    2824: (__unused_webpack_module, exports, __nccwpck_require__) => {
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.SPECIAL_HEADERS = exports.MINOR = exports.MAJOR = exports.HTAB_SP_VCHAR_OBS_TEXT = exports.QUOTED_STRING = exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS = exports.TOKEN = exports.HEX = exports.URL_CHAR = exports.USERINFO_CHARS = exports.MARK = exports.ALPHANUM = exports.NUM = exports.HEX_MAP = exports.NUM_MAP = exports.ALPHA = exports.STATUSES_HTTP = exports.H_METHOD_MAP = exports.METHOD_MAP = exports.METHODS_RTSP = exports.METHODS_ICE = exports.METHODS_HTTP = exports.HEADER_STATE = exports.FINISH = exports.STATUSES = exports.METHODS = exports.LENIENT_FLAGS = exports.FLAGS = exports.TYPE = exports.ERROR = void 0;
        const utils_1 = __nccwpck_require__(172);
        exports.ERROR = {
            OK: 0,
            INTERNAL: 1,
            STRICT: 2,
            CR_EXPECTED: 25,
            LF_EXPECTED: 3,
            UNEXPECTED_CONTENT_LENGTH: 4,
            UNEXPECTED_SPACE: 30,
            CLOSED_CONNECTION: 5,
            INVALID_METHOD: 6,
            INVALID_URL: 7,
            INVALID_CONSTANT: 8,
            INVALID_VERSION: 9,
            INVALID_HEADER_TOKEN: 10,
            INVALID_CONTENT_LENGTH: 11,
            INVALID_CHUNK_SIZE: 12,
            INVALID_STATUS: 13,
            INVALID_EOF_STATE: 14,
            INVALID_TRANSFER_ENCODING: 15,
            CB_MESSAGE_BEGIN: 16,
            CB_HEADERS_COMPLETE: 17,
            CB_MESSAGE_COMPLETE: 18,
            CB_CHUNK_HEADER: 19,
            CB_CHUNK_COMPLETE: 20,
            PAUSED: 21,
            PAUSED_UPGRADE: 22,
            PAUSED_H2_UPGRADE: 23,
            USER: 24,
            CB_URL_COMPLETE: 26,
            CB_STATUS_COMPLETE: 27,
            CB_METHOD_COMPLETE: 32,
            CB_VERSION_COMPLETE: 33,
            CB_HEADER_FIELD_COMPLETE: 28,
            CB_HEADER_VALUE_COMPLETE: 29,
            CB_CHUNK_EXTENSION_NAME_COMPLETE: 34,
            CB_CHUNK_EXTENSION_VALUE_COMPLETE: 35,
            CB_RESET: 31,
            CB_PROTOCOL_COMPLETE: 38
        };
        exports.TYPE = {
            BOTH: 0,
            REQUEST: 1,
            RESPONSE: 2
        };
        exports.FLAGS = {
            CONNECTION_KEEP_ALIVE: 1 << 0,
            CONNECTION_CLOSE: 1 << 1,
            CONNECTION_UPGRADE: 1 << 2,
            CHUNKED: 1 << 3,
            UPGRADE: 1 << 4,
            CONTENT_LENGTH: 1 << 5,
            SKIPBODY: 1 << 6,
            TRAILING: 1 << 7,
            TRANSFER_ENCODING: 1 << 9
        };
        exports.LENIENT_FLAGS = {
            HEADERS: 1 << 0,
            CHUNKED_LENGTH: 1 << 1,
            KEEP_ALIVE: 1 << 2,
            TRANSFER_ENCODING: 1 << 3,
            VERSION: 1 << 4,
            DATA_AFTER_CLOSE: 1 << 5,
            OPTIONAL_LF_AFTER_CR: 1 << 6,
            OPTIONAL_CRLF_AFTER_CHUNK: 1 << 7,
            OPTIONAL_CR_BEFORE_LF: 1 << 8,
            SPACES_AFTER_CHUNK_SIZE: 1 << 9
        };
        exports.METHODS = {
            DELETE: 0,
            GET: 1,
            HEAD: 2,
            POST: 3,
            PUT: 4,
            CONNECT: 5,
            OPTIONS: 6,
            TRACE: 7,
            COPY: 8,
            LOCK: 9,
            MKCOL: 10,
            MOVE: 11,
            PROPFIND: 12,
            PROPPATCH: 13,
            SEARCH: 14,
            UNLOCK: 15,
            BIND: 16,
            REBIND: 17,
            UNBIND: 18,
            ACL: 19,
            REPORT: 20,
            MKACTIVITY: 21,
            CHECKOUT: 22,
            MERGE: 23,
            "M-SEARCH": 24,
            NOTIFY: 25,
            SUBSCRIBE: 26,
            UNSUBSCRIBE: 27,
            PATCH: 28,
            PURGE: 29,
            MKCALENDAR: 30,
            LINK: 31,
            UNLINK: 32,
            SOURCE: 33,
            PRI: 34,
            DESCRIBE: 35,
            ANNOUNCE: 36,
            SETUP: 37,
            PLAY: 38,
            PAUSE: 39,
            TEARDOWN: 40,
            GET_PARAMETER: 41,
            SET_PARAMETER: 42,
            REDIRECT: 43,
            RECORD: 44,
            FLUSH: 45,
            QUERY: 46
        };
        exports.STATUSES = {
            CONTINUE: 100,
            SWITCHING_PROTOCOLS: 101,
            PROCESSING: 102,
            EARLY_HINTS: 103,
            RESPONSE_IS_STALE: 110,
            REVALIDATION_FAILED: 111,
            DISCONNECTED_OPERATION: 112,
            HEURISTIC_EXPIRATION: 113,
            MISCELLANEOUS_WARNING: 199,
            OK: 200,
            CREATED: 201,
            ACCEPTED: 202,
            NON_AUTHORITATIVE_INFORMATION: 203,
            NO_CONTENT: 204,
            RESET_CONTENT: 205,
            PARTIAL_CONTENT: 206,
            MULTI_STATUS: 207,
            ALREADY_REPORTED: 208,
            TRANSFORMATION_APPLIED: 214,
            IM_USED: 226,
            MISCELLANEOUS_PERSISTENT_WARNING: 299,
            MULTIPLE_CHOICES: 300,
            MOVED_PERMANENTLY: 301,
            FOUND: 302,
            SEE_OTHER: 303,
            NOT_MODIFIED: 304,
            USE_PROXY: 305,
            SWITCH_PROXY: 306,
            TEMPORARY_REDIRECT: 307,
            PERMANENT_REDIRECT: 308,
            BAD_REQUEST: 400,
            UNAUTHORIZED: 401,
            PAYMENT_REQUIRED: 402,
            FORBIDDEN: 403,
            NOT_FOUND: 404,
            METHOD_NOT_ALLOWED: 405,
            NOT_ACCEPTABLE: 406,
            PROXY_AUTHENTICATION_REQUIRED: 407,
            REQUEST_TIMEOUT: 408,
            CONFLICT: 409,
            GONE: 410,
            LENGTH_REQUIRED: 411,
            PRECONDITION_FAILED: 412,
            PAYLOAD_TOO_LARGE: 413,
            URI_TOO_LONG: 414,
            UNSUPPORTED_MEDIA_TYPE: 415,
            RANGE_NOT_SATISFIABLE: 416,
            EXPECTATION_FAILED: 417,
            IM_A_TEAPOT: 418,
            PAGE_EXPIRED: 419,
            ENHANCE_YOUR_CALM: 420,
            MISDIRECTED_REQUEST: 421,
            UNPROCESSABLE_ENTITY: 422,
            LOCKED: 423,
            FAILED_DEPENDENCY: 424,
            TOO_EARLY: 425,
            UPGRADE_REQUIRED: 426,
            PRECONDITION_REQUIRED: 428,
            TOO_MANY_REQUESTS: 429,
            REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL: 430,
            REQUEST_HEADER_FIELDS_TOO_LARGE: 431,
            LOGIN_TIMEOUT: 440,
            NO_RESPONSE: 444,
            RETRY_WITH: 449,
            BLOCKED_BY_PARENTAL_CONTROL: 450,
            UNAVAILABLE_FOR_LEGAL_REASONS: 451,
            CLIENT_CLOSED_LOAD_BALANCED_REQUEST: 460,
            INVALID_X_FORWARDED_FOR: 463,
            REQUEST_HEADER_TOO_LARGE: 494,
            SSL_CERTIFICATE_ERROR: 495,
            SSL_CERTIFICATE_REQUIRED: 496,
            HTTP_REQUEST_SENT_TO_HTTPS_PORT: 497,
            INVALID_TOKEN: 498,
            CLIENT_CLOSED_REQUEST: 499,
            INTERNAL_SERVER_ERROR: 500,
            NOT_IMPLEMENTED: 501,
            BAD_GATEWAY: 502,
            SERVICE_UNAVAILABLE: 503,
            GATEWAY_TIMEOUT: 504,
            HTTP_VERSION_NOT_SUPPORTED: 505,
            VARIANT_ALSO_NEGOTIATES: 506,
            INSUFFICIENT_STORAGE: 507,
            LOOP_DETECTED: 508,
            BANDWIDTH_LIMIT_EXCEEDED: 509,
            NOT_EXTENDED: 510,
            NETWORK_AUTHENTICATION_REQUIRED: 511,
            WEB_SERVER_UNKNOWN_ERROR: 520,
            WEB_SERVER_IS_DOWN: 521,
            CONNECTION_TIMEOUT: 522,
            ORIGIN_IS_UNREACHABLE: 523,
            TIMEOUT_OCCURED: 524,
            SSL_HANDSHAKE_FAILED: 525,
            INVALID_SSL_CERTIFICATE: 526,
            RAILGUN_ERROR: 527,
            SITE_IS_OVERLOADED: 529,
            SITE_IS_FROZEN: 530,
            IDENTITY_PROVIDER_AUTHENTICATION_ERROR: 561,
            NETWORK_READ_TIMEOUT: 598,
            NETWORK_CONNECT_TIMEOUT: 599
        };
        exports.FINISH = {
            SAFE: 0,
            SAFE_WITH_CB: 1,
            UNSAFE: 2
        };
        exports.HEADER_STATE = {
            GENERAL: 0,
            CONNECTION: 1,
            CONTENT_LENGTH: 2,
            TRANSFER_ENCODING: 3,
            UPGRADE: 4,
            CONNECTION_KEEP_ALIVE: 5,
            CONNECTION_CLOSE: 6,
            CONNECTION_UPGRADE: 7,
            TRANSFER_ENCODING_CHUNKED: 8
        };
        exports.METHODS_HTTP = [ exports.METHODS.DELETE, exports.METHODS.GET, exports.METHODS.HEAD, exports.METHODS.POST, exports.METHODS.PUT, exports.METHODS.CONNECT, exports.METHODS.OPTIONS, exports.METHODS.TRACE, exports.METHODS.COPY, exports.METHODS.LOCK, exports.METHODS.MKCOL, exports.METHODS.MOVE, exports.METHODS.PROPFIND, exports.METHODS.PROPPATCH, exports.METHODS.SEARCH, exports.METHODS.UNLOCK, exports.METHODS.BIND, exports.METHODS.REBIND, exports.METHODS.UNBIND, exports.METHODS.ACL, exports.METHODS.REPORT, exports.METHODS.MKACTIVITY, exports.METHODS.CHECKOUT, exports.METHODS.MERGE, exports.METHODS["M-SEARCH"], exports.METHODS.NOTIFY, exports.METHODS.SUBSCRIBE, exports.METHODS.UNSUBSCRIBE, exports.METHODS.PATCH, exports.METHODS.PURGE, exports.METHODS.MKCALENDAR, exports.METHODS.LINK, exports.METHODS.UNLINK, exports.METHODS.PRI, exports.METHODS.SOURCE, exports.METHODS.QUERY ];
        exports.METHODS_ICE = [ exports.METHODS.SOURCE ];
        exports.METHODS_RTSP = [ exports.METHODS.OPTIONS, exports.METHODS.DESCRIBE, exports.METHODS.ANNOUNCE, exports.METHODS.SETUP, exports.METHODS.PLAY, exports.METHODS.PAUSE, exports.METHODS.TEARDOWN, exports.METHODS.GET_PARAMETER, exports.METHODS.SET_PARAMETER, exports.METHODS.REDIRECT, exports.METHODS.RECORD, exports.METHODS.FLUSH, exports.METHODS.GET, exports.METHODS.POST ];
        exports.METHOD_MAP = (0, utils_1.enumToMap)(exports.METHODS);
        exports.H_METHOD_MAP = Object.fromEntries(Object.entries(exports.METHODS).filter(([k]) => k.startsWith("H")));
        exports.STATUSES_HTTP = [ exports.STATUSES.CONTINUE, exports.STATUSES.SWITCHING_PROTOCOLS, exports.STATUSES.PROCESSING, exports.STATUSES.EARLY_HINTS, exports.STATUSES.RESPONSE_IS_STALE, exports.STATUSES.REVALIDATION_FAILED, exports.STATUSES.DISCONNECTED_OPERATION, exports.STATUSES.HEURISTIC_EXPIRATION, exports.STATUSES.MISCELLANEOUS_WARNING, exports.STATUSES.OK, exports.STATUSES.CREATED, exports.STATUSES.ACCEPTED, exports.STATUSES.NON_AUTHORITATIVE_INFORMATION, exports.STATUSES.NO_CONTENT, exports.STATUSES.RESET_CONTENT, exports.STATUSES.PARTIAL_CONTENT, exports.STATUSES.MULTI_STATUS, exports.STATUSES.ALREADY_REPORTED, exports.STATUSES.TRANSFORMATION_APPLIED, exports.STATUSES.IM_USED, exports.STATUSES.MISCELLANEOUS_PERSISTENT_WARNING, exports.STATUSES.MULTIPLE_CHOICES, exports.STATUSES.MOVED_PERMANENTLY, exports.STATUSES.FOUND, exports.STATUSES.SEE_OTHER, exports.STATUSES.NOT_MODIFIED, exports.STATUSES.USE_PROXY, exports.STATUSES.SWITCH_PROXY, exports.STATUSES.TEMPORARY_REDIRECT, exports.STATUSES.PERMANENT_REDIRECT, exports.STATUSES.BAD_REQUEST, exports.STATUSES.UNAUTHORIZED, exports.STATUSES.PAYMENT_REQUIRED, exports.STATUSES.FORBIDDEN, exports.STATUSES.NOT_FOUND, exports.STATUSES.METHOD_NOT_ALLOWED, exports.STATUSES.NOT_ACCEPTABLE, exports.STATUSES.PROXY_AUTHENTICATION_REQUIRED, exports.STATUSES.REQUEST_TIMEOUT, exports.STATUSES.CONFLICT, exports.STATUSES.GONE, exports.STATUSES.LENGTH_REQUIRED, exports.STATUSES.PRECONDITION_FAILED, exports.STATUSES.PAYLOAD_TOO_LARGE, exports.STATUSES.URI_TOO_LONG, exports.STATUSES.UNSUPPORTED_MEDIA_TYPE, exports.STATUSES.RANGE_NOT_SATISFIABLE, exports.STATUSES.EXPECTATION_FAILED, exports.STATUSES.IM_A_TEAPOT, exports.STATUSES.PAGE_EXPIRED, exports.STATUSES.ENHANCE_YOUR_CALM, exports.STATUSES.MISDIRECTED_REQUEST, exports.STATUSES.UNPROCESSABLE_ENTITY, exports.STATUSES.LOCKED, exports.STATUSES.FAILED_DEPENDENCY, exports.STATUSES.TOO_EARLY, exports.STATUSES.UPGRADE_REQUIRED, exports.STATUSES.PRECONDITION_REQUIRED, exports.STATUSES.TOO_MANY_REQUESTS, exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE_UNOFFICIAL, exports.STATUSES.REQUEST_HEADER_FIELDS_TOO_LARGE, exports.STATUSES.LOGIN_TIMEOUT, exports.STATUSES.NO_RESPONSE, exports.STATUSES.RETRY_WITH, exports.STATUSES.BLOCKED_BY_PARENTAL_CONTROL, exports.STATUSES.UNAVAILABLE_FOR_LEGAL_REASONS, exports.STATUSES.CLIENT_CLOSED_LOAD_BALANCED_REQUEST, exports.STATUSES.INVALID_X_FORWARDED_FOR, exports.STATUSES.REQUEST_HEADER_TOO_LARGE, exports.STATUSES.SSL_CERTIFICATE_ERROR, exports.STATUSES.SSL_CERTIFICATE_REQUIRED, exports.STATUSES.HTTP_REQUEST_SENT_TO_HTTPS_PORT, exports.STATUSES.INVALID_TOKEN, exports.STATUSES.CLIENT_CLOSED_REQUEST, exports.STATUSES.INTERNAL_SERVER_ERROR, exports.STATUSES.NOT_IMPLEMENTED, exports.STATUSES.BAD_GATEWAY, exports.STATUSES.SERVICE_UNAVAILABLE, exports.STATUSES.GATEWAY_TIMEOUT, exports.STATUSES.HTTP_VERSION_NOT_SUPPORTED, exports.STATUSES.VARIANT_ALSO_NEGOTIATES, exports.STATUSES.INSUFFICIENT_STORAGE, exports.STATUSES.LOOP_DETECTED, exports.STATUSES.BANDWIDTH_LIMIT_EXCEEDED, exports.STATUSES.NOT_EXTENDED, exports.STATUSES.NETWORK_AUTHENTICATION_REQUIRED, exports.STATUSES.WEB_SERVER_UNKNOWN_ERROR, exports.STATUSES.WEB_SERVER_IS_DOWN, exports.STATUSES.CONNECTION_TIMEOUT, exports.STATUSES.ORIGIN_IS_UNREACHABLE, exports.STATUSES.TIMEOUT_OCCURED, exports.STATUSES.SSL_HANDSHAKE_FAILED, exports.STATUSES.INVALID_SSL_CERTIFICATE, exports.STATUSES.RAILGUN_ERROR, exports.STATUSES.SITE_IS_OVERLOADED, exports.STATUSES.SITE_IS_FROZEN, exports.STATUSES.IDENTITY_PROVIDER_AUTHENTICATION_ERROR, exports.STATUSES.NETWORK_READ_TIMEOUT, exports.STATUSES.NETWORK_CONNECT_TIMEOUT ];
        exports.ALPHA = [];
        for (let i = "A".charCodeAt(0); i <= "Z".charCodeAt(0); i++) {
            exports.ALPHA.push(String.fromCharCode(i));
            exports.ALPHA.push(String.fromCharCode(i + 32));
        }
        exports.NUM_MAP = {
            0: 0,
            1: 1,
            2: 2,
            3: 3,
            4: 4,
            5: 5,
            6: 6,
            7: 7,
            8: 8,
            9: 9
        };
        exports.HEX_MAP = {
            0: 0,
            1: 1,
            2: 2,
            3: 3,
            4: 4,
            5: 5,
            6: 6,
            7: 7,
            8: 8,
            9: 9,
            A: 10,
            B: 11,
            C: 12,
            D: 13,
            E: 14,
            F: 15,
            a: 10,
            b: 11,
            c: 12,
            d: 13,
            e: 14,
            f: 15
        };
        exports.NUM = [ "0", "1", "2", "3", "4", "5", "6", "7", "8", "9" ];
        exports.ALPHANUM = exports.ALPHA.concat(exports.NUM);
        exports.MARK = [ "-", "_", ".", "!", "~", "*", "'", "(", ")" ];
        exports.USERINFO_CHARS = exports.ALPHANUM.concat(exports.MARK).concat([ "%", ";", ":", "&", "=", "+", "$", "," ]);
        exports.URL_CHAR = [ "!", '"', "$", "%", "&", "'", "(", ")", "*", "+", ",", "-", ".", "/", ":", ";", "<", "=", ">", "@", "[", "\\", "]", "^", "_", "`", "{", "|", "}", "~" ].concat(exports.ALPHANUM);
        exports.HEX = exports.NUM.concat([ "a", "b", "c", "d", "e", "f", "A", "B", "C", "D", "E", "F" ]);
        exports.TOKEN = [ "!", "#", "$", "%", "&", "'", "*", "+", "-", ".", "^", "_", "`", "|", "~" ].concat(exports.ALPHANUM);
        exports.HEADER_CHARS = [ "\t" ];
        for (let i = 32; i <= 255; i++) if (i !== 127) exports.HEADER_CHARS.push(i);
        exports.CONNECTION_TOKEN_CHARS = exports.HEADER_CHARS.filter(c => c !== 44);
        exports.QUOTED_STRING = [ "\t", " " ];
        for (let i = 33; i <= 255; i++) if (i !== 34 && i !== 92) exports.QUOTED_STRING.push(i);
        exports.HTAB_SP_VCHAR_OBS_TEXT = [ "\t", " " ];
        for (let i = 33; i <= 126; i++) exports.HTAB_SP_VCHAR_OBS_TEXT.push(i);
        for (let i = 128; i <= 255; i++) exports.HTAB_SP_VCHAR_OBS_TEXT.push(i);
        exports.MAJOR = exports.NUM_MAP;
        exports.MINOR = exports.MAJOR;
        exports.SPECIAL_HEADERS = {
            connection: exports.HEADER_STATE.CONNECTION,
            "content-length": exports.HEADER_STATE.CONTENT_LENGTH,
            "proxy-connection": exports.HEADER_STATE.CONNECTION,
            "transfer-encoding": exports.HEADER_STATE.TRANSFER_ENCODING,
            upgrade: exports.HEADER_STATE.UPGRADE
        };
        exports["default"] = {
            ERROR: exports.ERROR,
            TYPE: exports.TYPE,
            FLAGS: exports.FLAGS,
            LENIENT_FLAGS: exports.LENIENT_FLAGS,
            METHODS: exports.METHODS,
            STATUSES: exports.STATUSES,
            FINISH: exports.FINISH,
            HEADER_STATE: exports.HEADER_STATE,
            ALPHA: exports.ALPHA,
            NUM_MAP: exports.NUM_MAP,
            HEX_MAP: exports.HEX_MAP,
            NUM: exports.NUM,
            ALPHANUM: exports.ALPHANUM,
            MARK: exports.MARK,
            USERINFO_CHARS: exports.USERINFO_CHARS,
            URL_CHAR: exports.URL_CHAR,
            HEX: exports.HEX,
            TOKEN: exports.TOKEN,
            HEADER_CHARS: exports.HEADER_CHARS,
            CONNECTION_TOKEN_CHARS: exports.CONNECTION_TOKEN_CHARS,
            QUOTED_STRING: exports.QUOTED_STRING,
            HTAB_SP_VCHAR_OBS_TEXT: exports.HTAB_SP_VCHAR_OBS_TEXT,
            MAJOR: exports.MAJOR,
            MINOR: exports.MINOR,
            SPECIAL_HEADERS: exports.SPECIAL_HEADERS,
            METHODS_HTTP: exports.METHODS_HTTP,
            METHODS_ICE: exports.METHODS_ICE,
            METHODS_RTSP: exports.METHODS_RTSP,
            METHOD_MAP: exports.METHOD_MAP,
            H_METHOD_MAP: exports.H_METHOD_MAP,
            STATUSES_HTTP: exports.STATUSES_HTTP
        };
    },
    3870: (module, __unused_webpack_exports, __nccwpck_require__) => {
        module = __nccwpck_require__.nmd(module);
        const {Buffer: Buffer} = __nccwpck_require__(4573);
        const wasmBase64 = "AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCq/ZAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgL5YUCAgd/A34gASACaiEEAkAgACIDKAIMIgANACADKAIEBEAgAyABNgIECyMAQRBrIgkkAAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAygCHCICQQJrDvwBAfkBAgMEBQYHCAkKCwwNDg8QERL4ARP3ARQV9gEWF/UBGBkaGxwdHh8g/QH7ASH0ASIjJCUmJygpKivzASwtLi8wMTLyAfEBMzTwAe8BNTY3ODk6Ozw9Pj9AQUJDREVGR0hJSktMTU5P+gFQUVJT7gHtAVTsAVXrAVZXWFla6gFbXF1eX2BhYmNkZWZnaGlqa2xtbm9wcXJzdHV2d3h5ent8fX5/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcoBywHMAc0BzgHpAegBzwHnAdAB5gHRAdIB0wHUAeUB1QHWAdcB2AHZAdoB2wHcAd0B3gHfAeAB4QHiAeMBAPwBC0EADOMBC0EODOIBC0ENDOEBC0EPDOABC0EQDN8BC0ETDN4BC0EUDN0BC0EVDNwBC0EWDNsBC0EXDNoBC0EYDNkBC0EZDNgBC0EaDNcBC0EbDNYBC0EcDNUBC0EdDNQBC0EeDNMBC0EfDNIBC0EgDNEBC0EhDNABC0EIDM8BC0EiDM4BC0EkDM0BC0EjDMwBC0EHDMsBC0ElDMoBC0EmDMkBC0EnDMgBC0EoDMcBC0ESDMYBC0ERDMUBC0EpDMQBC0EqDMMBC0ErDMIBC0EsDMEBC0HeAQzAAQtBLgy/AQtBLwy+AQtBMAy9AQtBMQy8AQtBMgy7AQtBMwy6AQtBNAy5AQtB3wEMuAELQTUMtwELQTkMtgELQQwMtQELQTYMtAELQTcMswELQTgMsgELQT4MsQELQToMsAELQeABDK8BC0ELDK4BC0E/DK0BC0E7DKwBC0EKDKsBC0E8DKoBC0E9DKkBC0HhAQyoAQtBwQAMpwELQcAADKYBC0HCAAylAQtBCQykAQtBLQyjAQtBwwAMogELQcQADKEBC0HFAAygAQtBxgAMnwELQccADJ4BC0HIAAydAQtByQAMnAELQcoADJsBC0HLAAyaAQtBzAAMmQELQc0ADJgBC0HOAAyXAQtBzwAMlgELQdAADJUBC0HRAAyUAQtB0gAMkwELQdMADJIBC0HVAAyRAQtB1AAMkAELQdYADI8BC0HXAAyOAQtB2AAMjQELQdkADIwBC0HaAAyLAQtB2wAMigELQdwADIkBC0HdAAyIAQtB3gAMhwELQd8ADIYBC0HgAAyFAQtB4QAMhAELQeIADIMBC0HjAAyCAQtB5AAMgQELQeUADIABC0HiAQx/C0HmAAx+C0HnAAx9C0EGDHwLQegADHsLQQUMegtB6QAMeQtBBAx4C0HqAAx3C0HrAAx2C0HsAAx1C0HtAAx0C0EDDHMLQe4ADHILQe8ADHELQfAADHALQfIADG8LQfEADG4LQfMADG0LQfQADGwLQfUADGsLQfYADGoLQQIMaQtB9wAMaAtB+AAMZwtB+QAMZgtB+gAMZQtB+wAMZAtB/AAMYwtB/QAMYgtB/gAMYQtB/wAMYAtBgAEMXwtBgQEMXgtBggEMXQtBgwEMXAtBhAEMWwtBhQEMWgtBhgEMWQtBhwEMWAtBiAEMVwtBiQEMVgtBigEMVQtBiwEMVAtBjAEMUwtBjQEMUgtBjgEMUQtBjwEMUAtBkAEMTwtBkQEMTgtBkgEMTQtBkwEMTAtBlAEMSwtBlQEMSgtBlgEMSQtBlwEMSAtBmAEMRwtBmQEMRgtBmgEMRQtBmwEMRAtBnAEMQwtBnQEMQgtBngEMQQtBnwEMQAtBoAEMPwtBoQEMPgtBogEMPQtBowEMPAtBpAEMOwtBpQEMOgtBpgEMOQtBpwEMOAtBqAEMNwtBqQEMNgtBqgEMNQtBqwEMNAtBrAEMMwtBrQEMMgtBrgEMMQtBrwEMMAtBsAEMLwtBsQEMLgtBsgEMLQtBswEMLAtBtAEMKwtBtQEMKgtBtgEMKQtBtwEMKAtBuAEMJwtBuQEMJgtBugEMJQtBuwEMJAtBvAEMIwtBvQEMIgtBvgEMIQtBvwEMIAtBwAEMHwtBwQEMHgtBwgEMHQtBAQwcC0HDAQwbC0HEAQwaC0HFAQwZC0HGAQwYC0HHAQwXC0HIAQwWC0HJAQwVC0HKAQwUC0HLAQwTC0HMAQwSC0HNAQwRC0HOAQwQC0HPAQwPC0HQAQwOC0HRAQwNC0HSAQwMC0HTAQwLC0HUAQwKC0HVAQwJC0HWAQwIC0HjAQwHC0HXAQwGC0HYAQwFC0HZAQwEC0HaAQwDC0HbAQwCC0HdAQwBC0HcAQshAgNAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJ/AkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAg7jAQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fICEjJCUnKCmeA5sDmgORA4oDgwOAA/0C+wL4AvIC8QLvAu0C6ALnAuYC5QLkAtwC2wLaAtkC2ALXAtYC1QLPAs4CzALLAsoCyQLIAscCxgLEAsMCvgK8AroCuQK4ArcCtgK1ArQCswKyArECsAKuAq0CqQKoAqcCpgKlAqQCowKiAqECoAKfApgCkAKMAosCigKBAv4B/QH8AfsB+gH5AfgB9wH1AfMB8AHrAekB6AHnAeYB5QHkAeMB4gHhAeAB3wHeAd0B3AHaAdkB2AHXAdYB1QHUAdMB0gHRAdABzwHOAc0BzAHLAcoByQHIAccBxgHFAcQBwwHCAcEBwAG/Ab4BvQG8AbsBugG5AbgBtwG2AbUBtAGzAbIBsQGwAa8BrgGtAawBqwGqAakBqAGnAaYBpQGkAaMBogGfAZ4BmQGYAZcBlgGVAZQBkwGSAZEBkAGPAY0BjAGHAYYBhQGEAYMBggF9fHt6eXZ1dFBRUlNUVQsgASAERw1yQf0BIQIMvgMLIAEgBEcNmAFB2wEhAgy9AwsgASAERw3xAUGOASECDLwDCyABIARHDfwBQYQBIQIMuwMLIAEgBEcNigJB/wAhAgy6AwsgASAERw2RAkH9ACECDLkDCyABIARHDZQCQfsAIQIMuAMLIAEgBEcNHkEeIQIMtwMLIAEgBEcNGUEYIQIMtgMLIAEgBEcNygJBzQAhAgy1AwsgASAERw3VAkHGACECDLQDCyABIARHDdYCQcMAIQIMswMLIAEgBEcN3AJBOCECDLIDCyADLQAwQQFGDa0DDIkDC0EAIQACQAJAAkAgAy0AKkUNACADLQArRQ0AIAMvATIiAkECcUUNAQwCCyADLwEyIgJBAXFFDQELQQEhACADLQAoQQFGDQAgAy8BNCIGQeQAa0HkAEkNACAGQcwBRg0AIAZBsAJGDQAgAkHAAHENAEEAIQAgAkGIBHFBgARGDQAgAkEocUEARyEACyADQQA7ATIgA0EAOgAxAkAgAEUEQCADQQA6ADEgAy0ALkEEcQ0BDLEDCyADQgA3AyALIANBADoAMSADQQE6ADYMSAtBACEAAkAgAygCOCICRQ0AIAIoAjAiAkUNACADIAIRAAAhAAsgAEUNSCAAQRVHDWIgA0EENgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMrwMLIAEgBEYEQEEGIQIMrwMLIAEtAABBCkcNGSABQQFqIQEMGgsgA0IANwMgQRIhAgyUAwsgASAERw2KA0EjIQIMrAMLIAEgBEYEQEEHIQIMrAMLAkACQCABLQAAQQprDgQBGBgAGAsgAUEBaiEBQRAhAgyTAwsgAUEBaiEBIANBL2otAABBAXENF0EAIQIgA0EANgIcIAMgATYCFCADQZkgNgIQIANBGTYCDAyrAwsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFoNGEEIIQIMqgMLIAEgBEcEQCADQQk2AgggAyABNgIEQRQhAgyRAwtBCSECDKkDCyADKQMgUA2uAgxDCyABIARGBEBBCyECDKgDCyABLQAAQQpHDRYgAUEBaiEBDBcLIANBL2otAABBAXFFDRkMJgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0ZDEILQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGgwkC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRsMMgsgA0Evai0AAEEBcUUNHAwiC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADRwMQgtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0dDCALIAEgBEYEQEETIQIMoAMLAkAgAS0AACIAQQprDgQfIyMAIgsgAUEBaiEBDB8LQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIgxCCyABIARGBEBBFiECDJ4DCyABLQAAQcDBAGotAABBAUcNIwyDAwsCQANAIAEtAABBsDtqLQAAIgBBAUcEQAJAIABBAmsOAgMAJwsgAUEBaiEBQSEhAgyGAwsgBCABQQFqIgFHDQALQRghAgydAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAFBAWoiARA0IgANIQxBC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADSMMKgsgASAERgRAQRwhAgybAwsgA0EKNgIIIAMgATYCBEEAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADSVBJCECDIEDCyABIARHBEADQCABLQAAQbA9ai0AACIAQQNHBEAgAEEBaw4FGBomggMlJgsgBCABQQFqIgFHDQALQRshAgyaAwtBGyECDJkDCwNAIAEtAABBsD9qLQAAIgBBA0cEQCAAQQFrDgUPEScTJicLIAQgAUEBaiIBRw0AC0EeIQIMmAMLIAEgBEcEQCADQQs2AgggAyABNgIEQQchAgz/AgtBHyECDJcDCyABIARGBEBBICECDJcDCwJAIAEtAABBDWsOFC4/Pz8/Pz8/Pz8/Pz8/Pz8/Pz8APwtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQMlgMLIANBL2ohAgNAIAEgBEYEQEEhIQIMlwMLAkACQAJAIAEtAAAiAEEJaw4YAgApKQEpKSkpKSkpKSkpKSkpKSkpKSkCJwsgAUEBaiEBIANBL2otAABBAXFFDQoMGAsgAUEBaiEBDBcLIAFBAWohASACLQAAQQJxDQALQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDJUDCyADLQAuQYABcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUN5gIgAEEVRgRAIANBJDYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDJQDC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAyTAwtBACECIANBADYCHCADIAE2AhQgA0G+IDYCECADQQI2AgwMkgMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABIAynaiIBEDIiAEUNKyADQQc2AhwgAyABNgIUIAMgADYCDAyRAwsgAy0ALkHAAHFFDQELQQAhAAJAIAMoAjgiAkUNACACKAJYIgJFDQAgAyACEQAAIQALIABFDSsgAEEVRgRAIANBCjYCHCADIAE2AhQgA0HrGTYCECADQRU2AgxBACECDJADC0EAIQIgA0EANgIcIAMgATYCFCADQZMMNgIQIANBEzYCDAyPAwtBACECIANBADYCHCADIAE2AhQgA0GCFTYCECADQQI2AgwMjgMLQQAhAiADQQA2AhwgAyABNgIUIANB3RQ2AhAgA0EZNgIMDI0DC0EAIQIgA0EANgIcIAMgATYCFCADQeYdNgIQIANBGTYCDAyMAwsgAEEVRg09QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIsDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFDSggA0ENNgIcIAMgATYCFCADIAA2AgwMigMLIABBFUYNOkEAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAyJAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwoCyADQQ42AhwgAyAANgIMIAMgAUEBajYCFAyIAwsgAEEVRg03QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIcDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCcLIANBDzYCHCADIAA2AgwgAyABQQFqNgIUDIYDC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAyFAwsgAEEVRg0zQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIQDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFDSUgA0ERNgIcIAMgATYCFCADIAA2AgwMgwMLIABBFUYNMEEAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAyCAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwlCyADQRI2AhwgAyAANgIMIAMgAUEBajYCFAyBAwsgA0Evai0AAEEBcUUNAQtBFyECDOYCC0EAIQIgA0EANgIcIAMgATYCFCADQeIXNgIQIANBGTYCDAz+AgsgAEE7Rw0AIAFBAWohAQwMC0EAIQIgA0EANgIcIAMgATYCFCADQZIYNgIQIANBAjYCDAz8AgsgAEEVRg0oQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDPsCCyADQRQ2AhwgAyABNgIUIAMgADYCDAz6AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQz1AgsgA0EVNgIcIAMgADYCDCADIAFBAWo2AhQM+QILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM8wILIANBFzYCHCADIAA2AgwgAyABQQFqNgIUDPgCCyAAQRVGDSNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM9wILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEMHQsgA0EZNgIcIAMgADYCDCADIAFBAWo2AhQM9gILIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUEQCABQQFqIQEM7wILIANBGjYCHCADIAA2AgwgAyABQQFqNgIUDPUCCyAAQRVGDR9BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwM9AILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQwbCyADQRw2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8wILIAMoAgQhACADQQA2AgQgAyAAIAEQMyIARQRAIAFBAWohAQzrAgsgA0EdNgIcIAMgADYCDCADIAFBAWo2AhRBACECDPICCyAAQTtHDQEgAUEBaiEBC0EmIQIM1wILQQAhAiADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMDO8CCyABIARHBEADQCABLQAAQSBHDYQCIAQgAUEBaiIBRw0AC0EsIQIM7wILQSwhAgzuAgsgASAERgRAQTQhAgzuAgsCQAJAA0ACQCABLQAAQQprDgQCAAADAAsgBCABQQFqIgFHDQALQTQhAgzvAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDZ8CIANBMjYCHCADIAE2AhQgAyAANgIMQQAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDJ8CCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM7QILIAEgBEcEQAJAA0AgAS0AAEEwayIAQf8BcUEKTwRAQTohAgzXAgsgAykDICILQpmz5syZs+bMGVYNASADIAtCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAMgCiALfDcDICAEIAFBAWoiAUcNAAtBwAAhAgzuAgsgAygCBCEAIANBADYCBCADIAAgAUEBaiIBEDEiAA0XDOICC0HAACECDOwCCyABIARGBEBByQAhAgzsAgsCQANAAkAgAS0AAEEJaw4YAAKiAqICqQKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogIAogILIAQgAUEBaiIBRw0AC0HJACECDOwCCyABQQFqIQEgA0Evai0AAEEBcQ2lAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgzrAgsgASAERwRAA0AgAS0AAEEgRw0VIAQgAUEBaiIBRw0AC0H4ACECDOsCC0H4ACECDOoCCyADQQI6ACgMOAtBACECIANBADYCHCADQb8LNgIQIANBAjYCDCADIAFBAWo2AhQM6AILQQAhAgzOAgtBDSECDM0CC0ETIQIMzAILQRUhAgzLAgtBFiECDMoCC0EYIQIMyQILQRkhAgzIAgtBGiECDMcCC0EbIQIMxgILQRwhAgzFAgtBHSECDMQCC0EeIQIMwwILQR8hAgzCAgtBICECDMECC0EiIQIMwAILQSMhAgy/AgtBJSECDL4CC0HlACECDL0CCyADQT02AhwgAyABNgIUIAMgADYCDEEAIQIM1QILIANBGzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDNQCCyADQSA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzTAgsgA0ETNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0gILIANBCzYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNECCyADQRA2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzQAgsgA0EgNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzwILIANBCzYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM4CCyADQQw2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzNAgtBACECIANBADYCHCADIAE2AhQgA0HdDjYCECADQRI2AgwMzAILAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB/QEhAgzMAgsCQAJAIAMtADZBAUcNAEEAIQACQCADKAI4IgJFDQAgAigCYCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUcNASADQfwBNgIcIAMgATYCFCADQdwZNgIQIANBFTYCDEEAIQIMzQILQdwBIQIMswILIANBADYCHCADIAE2AhQgA0H5CzYCECADQR82AgxBACECDMsCCwJAAkAgAy0AKEEBaw4CBAEAC0HbASECDLICC0HUASECDLECCyADQQI6ADFBACEAAkAgAygCOCICRQ0AIAIoAgAiAkUNACADIAIRAAAhAAsgAEUEQEHdASECDLECCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQbQMNgIQIANBEDYCDEEAIQIMygILIANB+wE2AhwgAyABNgIUIANBgRo2AhAgA0EVNgIMQQAhAgzJAgsgASAERgRAQfoBIQIMyQILIAEtAABByABGDQEgA0EBOgAoC0HAASECDK4CC0HaASECDK0CCyABIARHBEAgA0EMNgIIIAMgATYCBEHZASECDK0CC0H5ASECDMUCCyABIARGBEBB+AEhAgzFAgsgAS0AAEHIAEcNBCABQQFqIQFB2AEhAgyrAgsgASAERgRAQfcBIQIMxAILAkACQCABLQAAQcUAaw4QAAUFBQUFBQUFBQUFBQUFAQULIAFBAWohAUHWASECDKsCCyABQQFqIQFB1wEhAgyqAgtB9gEhAiABIARGDcICIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbrVAGotAABHDQMgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMMCCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIARQRAQeMBIQIMqgILIANB9QE2AhwgAyABNgIUIAMgADYCDEEAIQIMwgILQfQBIQIgASAERg3BAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEG41QBqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzCAgsgA0GBBDsBKCADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQLiIADQMMAgsgA0EANgIAC0EAIQIgA0EANgIcIAMgATYCFCADQeUfNgIQIANBCDYCDAy/AgtB1QEhAgylAgsgA0HzATYCHCADIAE2AhQgAyAANgIMQQAhAgy9AgtBACEAAkAgAygCOCICRQ0AIAIoAkAiAkUNACADIAIRAAAhAAsgAEUNbiAAQRVHBEAgA0EANgIcIAMgATYCFCADQYIPNgIQIANBIDYCDEEAIQIMvQILIANBjwE2AhwgAyABNgIUIANB7Bs2AhAgA0EVNgIMQQAhAgy8AgsgASAERwRAIANBDTYCCCADIAE2AgRB0wEhAgyjAgtB8gEhAgy7AgsgASAERgRAQfEBIQIMuwILAkACQAJAIAEtAABByABrDgsAAQgICAgICAgIAggLIAFBAWohAUHQASECDKMCCyABQQFqIQFB0QEhAgyiAgsgAUEBaiEBQdIBIQIMoQILQfABIQIgASAERg25AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBtdUAai0AAEcNBCAAQQJGDQMgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuQILQe8BIQIgASAERg24AiADKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABBs9UAai0AAEcNAyAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMuAILQe4BIQIgASAERg23AiADKAIAIgAgBCABa2ohBiABIABrQQJqIQUDQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAY2AgAMtwILIAMoAgQhACADQgA3AwAgAyAAIAVBAWoiARArIgBFDQIgA0HsATYCHCADIAE2AhQgAyAANgIMQQAhAgy2AgsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNnAIgA0HtATYCHCADIAE2AhQgAyAANgIMQQAhAgy0AgtBzwEhAgyaAgtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDLQCC0HOASECDJoCCyADQesBNgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMsgILIAEgBEYEQEHrASECDLICCyABLQAAQS9GBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GyODYCECADQQg2AgxBACECDLECC0HNASECDJcCCyABIARHBEAgA0EONgIIIAMgATYCBEHMASECDJcCC0HqASECDK8CCyABIARGBEBB6QEhAgyvAgsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFBywEhAgyWAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZcCIANB6AE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAEgBEYEQEHnASECDK4CCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5gE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILQcoBIQIMlAILIAEgBEYEQEHlASECDK0CC0EAIQBBASEFQQEhB0EAIQICQAJAAkACQAJAAn8CQAJAAkACQAJAAkACQCABLQAAQTBrDgoKCQABAgMEBQYICwtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshAkEAIQVBACEHDAILQQkhAkEBIQBBACEFQQAhBwwBC0EAIQVBASECCyADIAI6ACsgAUEBaiEBAkACQCADLQAuQRBxDQACQAJAAkAgAy0AKg4DAQACBAsgB0UNAwwCCyAADQEMAgsgBUUNAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDQIgA0HiATYCHCADIAE2AhQgAyAANgIMQQAhAgyvAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZoCIANB4wE2AhwgAyABNgIUIAMgADYCDEEAIQIMrgILIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ2YAiADQeQBNgIcIAMgATYCFCADIAA2AgwMrQILQckBIQIMkwILQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgytAgtByAEhAgyTAgsgA0HhATYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDKsCCyABIARGBEBB4QEhAgyrAgsCQCABLQAAQSBGBEAgA0EAOwE0IAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBmRE2AhAgA0EJNgIMQQAhAgyrAgtBxwEhAgyRAgsgASAERgRAQeABIQIMqgILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyrAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqgILQcYBIQIMkAILIAEgBEYEQEHfASECDKkCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqgILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKkCC0HFASECDI8CCyABIARGBEBB3gEhAgyoAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKkCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyoAgtBxAEhAgyOAgsgASAERgRAQd0BIQIMpwILAkACQAJAAkAgAS0AAEEKaw4XAgMDAAMDAwMDAwMDAwMDAwMDAwMDAwEDCyABQQFqDAULIAFBAWohAUHDASECDI8CCyABQQFqIQEgA0Evai0AAEEBcQ0IIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKcCCyADQQA2AhwgAyABNgIUIANBjQs2AhAgA0ENNgIMQQAhAgymAgsgASAERwRAIANBDzYCCCADIAE2AgRBASECDI0CC0HcASECDKUCCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtB2wEhAgymAgsgAygCBCEAIANBADYCBCADIAAgARAtIgBFBEAgAUEBaiEBDAQLIANB2gE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMpQILIAMoAgQhACADQQA2AgQgAyAAIAEQLSIADQEgAUEBagshAUHBASECDIoCCyADQdkBNgIcIAMgADYCDCADIAFBAWo2AhRBACECDKICC0HCASECDIgCCyADQS9qLQAAQQFxDQEgA0EANgIcIAMgATYCFCADQeQcNgIQIANBGTYCDEEAIQIMoAILIAEgBEYEQEHZASECDKACCwJAAkACQCABLQAAQQprDgQBAgIAAgsgAUEBaiEBDAILIAFBAWohAQwBCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAjwiAkUNACADIAIRAAAhAAsgAEUNoAEgAEEVRgRAIANB2QA2AhwgAyABNgIUIANBtxo2AhAgA0EVNgIMQQAhAgyfAgsgA0EANgIcIAMgATYCFCADQYANNgIQIANBGzYCDEEAIQIMngILIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDJ0CCyABIARHBEAgA0EMNgIIIAMgATYCBEG/ASECDIQCC0HYASECDJwCCyABIARGBEBB1wEhAgycAgsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBwQBrDhUAAQIDWgQFBlpaWgcICQoLDA0ODxBaCyABQQFqIQFB+wAhAgySAgsgAUEBaiEBQfwAIQIMkQILIAFBAWohAUGBASECDJACCyABQQFqIQFBhQEhAgyPAgsgAUEBaiEBQYYBIQIMjgILIAFBAWohAUGJASECDI0CCyABQQFqIQFBigEhAgyMAgsgAUEBaiEBQY0BIQIMiwILIAFBAWohAUGWASECDIoCCyABQQFqIQFBlwEhAgyJAgsgAUEBaiEBQZgBIQIMiAILIAFBAWohAUGlASECDIcCCyABQQFqIQFBpgEhAgyGAgsgAUEBaiEBQawBIQIMhQILIAFBAWohAUG0ASECDIQCCyABQQFqIQFBtwEhAgyDAgsgAUEBaiEBQb4BIQIMggILIAEgBEYEQEHWASECDJsCCyABLQAAQc4ARw1IIAFBAWohAUG9ASECDIECCyABIARGBEBB1QEhAgyaAgsCQAJAAkAgAS0AAEHCAGsOEgBKSkpKSkpKSkoBSkpKSkpKAkoLIAFBAWohAUG4ASECDIICCyABQQFqIQFBuwEhAgyBAgsgAUEBaiEBQbwBIQIMgAILQdQBIQIgASAERg2YAiADKAIAIgAgBCABa2ohBSABIABrQQdqIQYCQANAIAEtAAAgAEGo1QBqLQAARw1FIABBB0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAgsgA0EANgIAIAZBAWohAUEbDEULIAEgBEYEQEHTASECDJgCCwJAAkAgAS0AAEHJAGsOBwBHR0dHRwFHCyABQQFqIQFBuQEhAgz/AQsgAUEBaiEBQboBIQIM/gELQdIBIQIgASAERg2WAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw1DIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyXAgsgA0EANgIAIAZBAWohAUEPDEMLQdEBIQIgASAERg2VAiADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw1CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyWAgsgA0EANgIAIAZBAWohAUEgDEILQdABIQIgASAERg2UAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw1BIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyVAgsgA0EANgIAIAZBAWohAUESDEELIAEgBEYEQEHPASECDJQCCwJAAkAgAS0AAEHFAGsODgBDQ0NDQ0NDQ0NDQ0MBQwsgAUEBaiEBQbUBIQIM+wELIAFBAWohAUG2ASECDPoBC0HOASECIAEgBEYNkgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBntUAai0AAEcNPyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkwILIANBADYCACAGQQFqIQFBBww/C0HNASECIAEgBEYNkQIgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBmNUAai0AAEcNPiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkgILIANBADYCACAGQQFqIQFBKAw+CyABIARGBEBBzAEhAgyRAgsCQAJAAkAgAS0AAEHFAGsOEQBBQUFBQUFBQUEBQUFBQUECQQsgAUEBaiEBQbEBIQIM+QELIAFBAWohAUGyASECDPgBCyABQQFqIQFBswEhAgz3AQtBywEhAiABIARGDY8CIAMoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQZHVAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJACCyADQQA2AgAgBkEBaiEBQRoMPAtBygEhAiABIARGDY4CIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQY3VAGotAABHDTsgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADI8CCyADQQA2AgAgBkEBaiEBQSEMOwsgASAERgRAQckBIQIMjgILAkACQCABLQAAQcEAaw4UAD09PT09PT09PT09PT09PT09PQE9CyABQQFqIQFBrQEhAgz1AQsgAUEBaiEBQbABIQIM9AELIAEgBEYEQEHIASECDI0CCwJAAkAgAS0AAEHVAGsOCwA8PDw8PDw8PDwBPAsgAUEBaiEBQa4BIQIM9AELIAFBAWohAUGvASECDPMBC0HHASECIAEgBEYNiwIgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNOCAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjAILIANBADYCACAGQQFqIQFBKgw4CyABIARGBEBBxgEhAgyLAgsgAS0AAEHQAEcNOCABQQFqIQFBJQw3C0HFASECIAEgBEYNiQIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBgdUAai0AAEcNNiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMigILIANBADYCACAGQQFqIQFBDgw2CyABIARGBEBBxAEhAgyJAgsgAS0AAEHFAEcNNiABQQFqIQFBqwEhAgzvAQsgASAERgRAQcMBIQIMiAILAkACQAJAAkAgAS0AAEHCAGsODwABAjk5OTk5OTk5OTk5AzkLIAFBAWohAUGnASECDPEBCyABQQFqIQFBqAEhAgzwAQsgAUEBaiEBQakBIQIM7wELIAFBAWohAUGqASECDO4BC0HCASECIAEgBEYNhgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB/tQAai0AAEcNMyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhwILIANBADYCACAGQQFqIQFBFAwzC0HBASECIAEgBEYNhQIgAygCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABB+dQAai0AAEcNMiAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhgILIANBADYCACAGQQFqIQFBKwwyC0HAASECIAEgBEYNhAIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB9tQAai0AAEcNMSAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhQILIANBADYCACAGQQFqIQFBLAwxC0G/ASECIAEgBEYNgwIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNMCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMhAILIANBADYCACAGQQFqIQFBEQwwC0G+ASECIAEgBEYNggIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB8tQAai0AAEcNLyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgwILIANBADYCACAGQQFqIQFBLgwvCyABIARGBEBBvQEhAgyCAgsCQAJAAkACQAJAIAEtAABBwQBrDhUANDQ0NDQ0NDQ0NAE0NAI0NAM0NAQ0CyABQQFqIQFBmwEhAgzsAQsgAUEBaiEBQZwBIQIM6wELIAFBAWohAUGdASECDOoBCyABQQFqIQFBogEhAgzpAQsgAUEBaiEBQaQBIQIM6AELIAEgBEYEQEG8ASECDIECCwJAAkAgAS0AAEHSAGsOAwAwATALIAFBAWohAUGjASECDOgBCyABQQFqIQFBBAwtC0G7ASECIAEgBEYN/wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8NQAai0AAEcNLCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMgAILIANBADYCACAGQQFqIQFBHQwsCyABIARGBEBBugEhAgz/AQsCQAJAIAEtAABByQBrDgcBLi4uLi4ALgsgAUEBaiEBQaEBIQIM5gELIAFBAWohAUEiDCsLIAEgBEYEQEG5ASECDP4BCyABLQAAQdAARw0rIAFBAWohAUGgASECDOQBCyABIARGBEBBuAEhAgz9AQsCQAJAIAEtAABBxgBrDgsALCwsLCwsLCwsASwLIAFBAWohAUGeASECDOQBCyABQQFqIQFBnwEhAgzjAQtBtwEhAiABIARGDfsBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQezUAGotAABHDSggAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPwBCyADQQA2AgAgBkEBaiEBQQ0MKAtBtgEhAiABIARGDfoBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDScgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPsBCyADQQA2AgAgBkEBaiEBQQwMJwtBtQEhAiABIARGDfkBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQerUAGotAABHDSYgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPoBCyADQQA2AgAgBkEBaiEBQQMMJgtBtAEhAiABIARGDfgBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQejUAGotAABHDSUgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPkBCyADQQA2AgAgBkEBaiEBQSYMJQsgASAERgRAQbMBIQIM+AELAkACQCABLQAAQdQAaw4CAAEnCyABQQFqIQFBmQEhAgzfAQsgAUEBaiEBQZoBIQIM3gELQbIBIQIgASAERg32ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHm1ABqLQAARw0jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz3AQsgA0EANgIAIAZBAWohAUEnDCMLQbEBIQIgASAERg31ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHk1ABqLQAARw0iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz2AQsgA0EANgIAIAZBAWohAUEcDCILQbABIQIgASAERg30ASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHe1ABqLQAARw0hIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz1AQsgA0EANgIAIAZBAWohAUEGDCELQa8BIQIgASAERg3zASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHZ1ABqLQAARw0gIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAz0AQsgA0EANgIAIAZBAWohAUEZDCALIAEgBEYEQEGuASECDPMBCwJAAkACQAJAIAEtAABBLWsOIwAkJCQkJCQkJCQkJCQkJCQkJCQkJCQkJAEkJCQkJAIkJCQDJAsgAUEBaiEBQY4BIQIM3AELIAFBAWohAUGPASECDNsBCyABQQFqIQFBlAEhAgzaAQsgAUEBaiEBQZUBIQIM2QELQa0BIQIgASAERg3xASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHX1ABqLQAARw0eIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzyAQsgA0EANgIAIAZBAWohAUELDB4LIAEgBEYEQEGsASECDPEBCwJAAkAgAS0AAEHBAGsOAwAgASALIAFBAWohAUGQASECDNgBCyABQQFqIQFBkwEhAgzXAQsgASAERgRAQasBIQIM8AELAkACQCABLQAAQcEAaw4PAB8fHx8fHx8fHx8fHx8BHwsgAUEBaiEBQZEBIQIM1wELIAFBAWohAUGSASECDNYBCyABIARGBEBBqgEhAgzvAQsgAS0AAEHMAEcNHCABQQFqIQFBCgwbC0GpASECIAEgBEYN7QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABB0dQAai0AAEcNGiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7gELIANBADYCACAGQQFqIQFBHgwaC0GoASECIAEgBEYN7AEgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBytQAai0AAEcNGSAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7QELIANBADYCACAGQQFqIQFBFQwZC0GnASECIAEgBEYN6wEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBx9QAai0AAEcNGCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM7AELIANBADYCACAGQQFqIQFBFwwYC0GmASECIAEgBEYN6gEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBwdQAai0AAEcNFyAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6wELIANBADYCACAGQQFqIQFBGAwXCyABIARGBEBBpQEhAgzqAQsCQAJAIAEtAABByQBrDgcAGRkZGRkBGQsgAUEBaiEBQYsBIQIM0QELIAFBAWohAUGMASECDNABC0GkASECIAEgBEYN6AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBptUAai0AAEcNFSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6QELIANBADYCACAGQQFqIQFBCQwVC0GjASECIAEgBEYN5wEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBpNUAai0AAEcNFCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM6AELIANBADYCACAGQQFqIQFBHwwUC0GiASECIAEgBEYN5gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBvtQAai0AAEcNEyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5wELIANBADYCACAGQQFqIQFBAgwTC0GhASECIAEgBEYN5QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGA0AgAS0AACAAQbzUAGotAABHDREgAEEBRg0CIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADOUBCyABIARGBEBBoAEhAgzlAQtBASABLQAAQd8ARw0RGiABQQFqIQFBhwEhAgzLAQsgA0EANgIAIAZBAWohAUGIASECDMoBC0GfASECIAEgBEYN4gEgAygCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABBhNUAai0AAEcNDyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4wELIANBADYCACAGQQFqIQFBKQwPC0GeASECIAEgBEYN4QEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBuNQAai0AAEcNDiAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM4gELIANBADYCACAGQQFqIQFBLQwOCyABIARGBEBBnQEhAgzhAQsgAS0AAEHFAEcNDiABQQFqIQFBhAEhAgzHAQsgASAERgRAQZwBIQIM4AELAkACQCABLQAAQcwAaw4IAA8PDw8PDwEPCyABQQFqIQFBggEhAgzHAQsgAUEBaiEBQYMBIQIMxgELQZsBIQIgASAERg3eASADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEGz1ABqLQAARw0LIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzfAQsgA0EANgIAIAZBAWohAUEjDAsLQZoBIQIgASAERg3dASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGw1ABqLQAARw0KIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzeAQsgA0EANgIAIAZBAWohAUEADAoLIAEgBEYEQEGZASECDN0BCwJAAkAgAS0AAEHIAGsOCAAMDAwMDAwBDAsgAUEBaiEBQf0AIQIMxAELIAFBAWohAUGAASECDMMBCyABIARGBEBBmAEhAgzcAQsCQAJAIAEtAABBzgBrDgMACwELCyABQQFqIQFB/gAhAgzDAQsgAUEBaiEBQf8AIQIMwgELIAEgBEYEQEGXASECDNsBCyABLQAAQdkARw0IIAFBAWohAUEIDAcLQZYBIQIgASAERg3ZASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEGs1ABqLQAARw0GIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzaAQsgA0EANgIAIAZBAWohAUEFDAYLQZUBIQIgASAERg3YASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGm1ABqLQAARw0FIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzZAQsgA0EANgIAIAZBAWohAUEWDAULQZQBIQIgASAERg3XASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0EIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzYAQsgA0EANgIAIAZBAWohAUEQDAQLIAEgBEYEQEGTASECDNcBCwJAAkAgAS0AAEHDAGsODAAGBgYGBgYGBgYGAQYLIAFBAWohAUH5ACECDL4BCyABQQFqIQFB+gAhAgy9AQtBkgEhAiABIARGDdUBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQaDUAGotAABHDQIgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNYBCyADQQA2AgAgBkEBaiEBQSQMAgsgA0EANgIADAILIAEgBEYEQEGRASECDNQBCyABLQAAQcwARw0BIAFBAWohAUETCzoAKSADKAIEIQAgA0EANgIEIAMgACABEC4iAA0CDAELQQAhAiADQQA2AhwgAyABNgIUIANB/h82AhAgA0EGNgIMDNEBC0H4ACECDLcBCyADQZABNgIcIAMgATYCFCADIAA2AgxBACECDM8BC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ0AIABBFUYNASADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgzOAQtB9wAhAgy0AQsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDMwBCyABIARGBEBBjwEhAgzMAQsCQCABLQAAQSBGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GbHzYCECADQQY2AgxBACECDMwBC0ECIQIMsgELA0AgAS0AAEEgRw0CIAQgAUEBaiIBRw0AC0GOASECDMoBCyABIARGBEBBjQEhAgzKAQsCQCABLQAAQQlrDgRKAABKAAtB9QAhAgywAQsgAy0AKUEFRgRAQfYAIQIMsAELQfQAIQIMrwELIAEgBEYEQEGMASECDMgBCyADQRA2AgggAyABNgIEDAoLIAEgBEYEQEGLASECDMcBCwJAIAEtAABBCWsOBEcAAEcAC0HzACECDK0BCyABIARHBEAgA0EQNgIIIAMgATYCBEHxACECDK0BC0GKASECDMUBCwJAIAEgBEcEQANAIAEtAABBoNAAai0AACIAQQNHBEACQCAAQQFrDgJJAAQLQfAAIQIMrwELIAQgAUEBaiIBRw0AC0GIASECDMYBC0GIASECDMUBCyADQQA2AhwgAyABNgIUIANB2yA2AhAgA0EHNgIMQQAhAgzEAQsgASAERgRAQYkBIQIMxAELAkACQAJAIAEtAABBoNIAai0AAEEBaw4DRgIAAQtB8gAhAgysAQsgA0EANgIcIAMgATYCFCADQbQSNgIQIANBBzYCDEEAIQIMxAELQeoAIQIMqgELIAEgBEcEQCABQQFqIQFB7wAhAgyqAQtBhwEhAgzCAQsgBCABIgBGBEBBhgEhAgzCAQsgAC0AACIBQS9GBEAgAEEBaiEBQe4AIQIMqQELIAFBCWsiAkEXSw0BIAAhAUEBIAJ0QZuAgARxDUEMAQsgBCABIgBGBEBBhQEhAgzBAQsgAC0AAEEvRw0AIABBAWohAQwDC0EAIQIgA0EANgIcIAMgADYCFCADQdsgNgIQIANBBzYCDAy/AQsCQAJAAkACQAJAA0AgAS0AAEGgzgBqLQAAIgBBBUcEQAJAAkAgAEEBaw4IRwUGBwgABAEIC0HrACECDK0BCyABQQFqIQFB7QAhAgysAQsgBCABQQFqIgFHDQALQYQBIQIMwwELIAFBAWoMFAsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgzBAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgzAAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDR4gA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy/AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMvgELIAEgBEYEQEGDASECDL4BCwJAIAEtAABBoM4Aai0AAEEBaw4IPgQFBgAIAgMHCyABQQFqIQELQQMhAgyjAQsgAUEBagwNC0EAIQIgA0EANgIcIANB0RI2AhAgA0EHNgIMIAMgAUEBajYCFAy6AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgy5AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgy4AQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDRYgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgy3AQsgA0EANgIcIAMgATYCFCADQfkPNgIQIANBBzYCDEEAIQIMtgELQewAIQIMnAELIAEgBEYEQEGCASECDLUBCyABQQFqDAILIAEgBEYEQEGBASECDLQBCyABQQFqDAELIAEgBEYNASABQQFqCyEBQQQhAgyYAQtBgAEhAgywAQsDQCABLQAAQaDMAGotAAAiAEECRwRAIABBAUcEQEHpACECDJkBCwwxCyAEIAFBAWoiAUcNAAtB/wAhAgyvAQsgASAERgRAQf4AIQIMrwELAkAgAS0AAEEJaw43LwMGLwQGBgYGBgYGBgYGBgYGBgYGBgYFBgYCBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGAAYLIAFBAWoLIQFBBSECDJQBCyABQQFqDAYLIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0IIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIANBADYCHCADIAE2AhQgA0GNFDYCECADQQc2AgxBACECDKgBCwJAAkACQAJAA0AgAS0AAEGgygBqLQAAIgBBBUcEQAJAIABBAWsOBi4DBAUGAAYLQegAIQIMlAELIAQgAUEBaiIBRw0AC0H9ACECDKsBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQdsANgIcIAMgATYCFCADIAA2AgxBACECDKoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDKkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNByADQfoANgIcIAMgATYCFCADIAA2AgxBACECDKgBCyADQQA2AhwgAyABNgIUIANB5Ag2AhAgA0EHNgIMQQAhAgynAQsgASAERg0BIAFBAWoLIQFBBiECDIwBC0H8ACECDKQBCwJAAkACQAJAA0AgAS0AAEGgyABqLQAAIgBBBUcEQCAAQQFrDgQpAgMEBQsgBCABQQFqIgFHDQALQfsAIQIMpwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMpgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMpQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0DIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMpAELIANBADYCHCADIAE2AhQgA0G8CjYCECADQQc2AgxBACECDKMBC0HPACECDIkBC0HRACECDIgBC0HnACECDIcBCyABIARGBEBB+gAhAgygAQsCQCABLQAAQQlrDgQgAAAgAAsgAUEBaiEBQeYAIQIMhgELIAEgBEYEQEH5ACECDJ8BCwJAIAEtAABBCWsOBB8AAB8AC0EAIQACQCADKAI4IgJFDQAgAigCOCICRQ0AIAMgAhEAACEACyAARQRAQeIBIQIMhgELIABBFUcEQCADQQA2AhwgAyABNgIUIANByQ02AhAgA0EaNgIMQQAhAgyfAQsgA0H4ADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDJ4BCyABIARHBEAgA0ENNgIIIAMgATYCBEHkACECDIUBC0H3ACECDJ0BCyABIARGBEBB9gAhAgydAQsCQAJAAkAgAS0AAEHIAGsOCwABCwsLCwsLCwsCCwsgAUEBaiEBQd0AIQIMhQELIAFBAWohAUHgACECDIQBCyABQQFqIQFB4wAhAgyDAQtB9QAhAiABIARGDZsBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbXVAGotAABHDQggAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJwBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIABEAgA0H0ADYCHCADIAE2AhQgAyAANgIMQQAhAgycAQtB4gAhAgyCAQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJwBC0HhACECDIIBCyADQfMANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMmgELIAMtACkiAEEja0ELSQ0JAkAgAEEGSw0AQQEgAHRBygBxRQ0ADAoLQQAhAiADQQA2AhwgAyABNgIUIANB7Qk2AhAgA0EINgIMDJkBC0HyACECIAEgBEYNmAEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBs9UAai0AAEcNBSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMmQELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfEANgIcIAMgATYCFCADIAA2AgxBACECDJkBC0HfACECDH8LQQAhAAJAIAMoAjgiAkUNACACKAI0IgJFDQAgAyACEQAAIQALAkAgAARAIABBFUYNASADQQA2AhwgAyABNgIUIANB6g02AhAgA0EmNgIMQQAhAgyZAQtB3gAhAgx/CyADQfAANgIcIAMgATYCFCADQYAbNgIQIANBFTYCDEEAIQIMlwELIAMtAClBIUYNBiADQQA2AhwgAyABNgIUIANBkQo2AhAgA0EINgIMQQAhAgyWAQtB7wAhAiABIARGDZUBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDVAGotAABHDQIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYBCyADKAIEIQAgA0IANwMAIAMgACAGQQFqIgEQKyIARQ0CIANB7QA2AhwgAyABNgIUIAMgADYCDEEAIQIMlQELIANBADYCAAsgAygCBCEAIANBADYCBCADIAAgARArIgBFDYABIANB7gA2AhwgAyABNgIUIAMgADYCDEEAIQIMkwELQdwAIQIMeQtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJMBC0HbACECDHkLIANB7AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyRAQsgAy0AKSIAQSNJDQAgAEEuRg0AIANBADYCHCADIAE2AhQgA0HJCTYCECADQQg2AgxBACECDJABC0HaACECDHYLIAEgBEYEQEHrACECDI8BCwJAIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMjwELQdkAIQIMdQsgASAERwRAIANBDjYCCCADIAE2AgRB2AAhAgx1C0HqACECDI0BCyABIARGBEBB6QAhAgyNAQsgAS0AAEEwayIAQf8BcUEKSQRAIAMgADoAKiABQQFqIQFB1wAhAgx0CyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeiADQegANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyABIARGBEBB5wAhAgyMAQsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELQdYAIQIMcgsgASAERgRAQeUAIQIMiwELQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIANgIcIAMgATYCFCADIAA2AgxBACECDI0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNfSADQeMANgIcIAMgATYCFCADIAA2AgxBACECDIwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNeyADQeQANgIcIAMgATYCFCADIAA2AgwMiwELQdQAIQIMcQsgAy0AKUEiRg2GAUHTACECDHALQQAhAAJAIAMoAjgiAkUNACACKAJEIgJFDQAgAyACEQAAIQALIABFBEBB1QAhAgxwCyAAQRVHBEAgA0EANgIcIAMgATYCFCADQaQNNgIQIANBITYCDEEAIQIMiQELIANB4QA2AhwgAyABNgIUIANB0Bo2AhAgA0EVNgIMQQAhAgyIAQsgASAERgRAQeAAIQIMiAELAkACQAJAAkACQCABLQAAQQprDgQBBAQABAsgAUEBaiEBDAELIAFBAWohASADQS9qLQAAQQFxRQ0BC0HSACECDHALIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIgBCyADQQA2AhwgAyABNgIUIANBthE2AhAgA0EJNgIMQQAhAgyHAQsgASAERgRAQd8AIQIMhwELIAEtAABBCkYEQCABQQFqIQEMCQsgAy0ALkHAAHENCCADQQA2AhwgAyABNgIUIANBthE2AhAgA0ECNgIMQQAhAgyGAQsgASAERgRAQd0AIQIMhgELIAEtAAAiAkENRgRAIAFBAWohAUHQACECDG0LIAEhACACQQlrDgQFAQEFAQsgBCABIgBGBEBB3AAhAgyFAQsgAC0AAEEKRw0AIABBAWoMAgtBACECIANBADYCHCADIAA2AhQgA0HKLTYCECADQQc2AgwMgwELIAEgBEYEQEHbACECDIMBCwJAIAEtAABBCWsOBAMAAAMACyABQQFqCyEBQc4AIQIMaAsgASAERgRAQdoAIQIMgQELIAEtAABBCWsOBAABAQABC0EAIQIgA0EANgIcIANBmhI2AhAgA0EHNgIMIAMgAUEBajYCFAx/CyADQYASOwEqQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2QA2AhwgAyABNgIUIANB6ho2AhAgA0EVNgIMQQAhAgx+C0HNACECDGQLIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDHwLIAEgBEYEQEHZACECDHwLIAEtAABBIEcNPSABQQFqIQEgAy0ALkEBcQ09IANBADYCHCADIAE2AhQgA0HCHDYCECADQR42AgxBACECDHsLIAEgBEYEQEHYACECDHsLAkACQAJAAkACQCABLQAAIgBBCmsOBAIDAwABCyABQQFqIQFBLCECDGULIABBOkcNASADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgx9CyABQQFqIQEgA0Evai0AAEEBcUUNcyADLQAyQYABcUUEQCADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALAkACQCAADhZNTEsBAQEBAQEBAQEBAQEBAQEBAQEAAQsgA0EpNgIcIAMgATYCFCADQawZNgIQIANBFTYCDEEAIQIMfgsgA0EANgIcIAMgATYCFCADQeULNgIQIANBETYCDEEAIQIMfQtBACEAAkAgAygCOCICRQ0AIAIoAlwiAkUNACADIAIRAAAhAAsgAEUNWSAAQRVHDQEgA0EFNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMfAtBywAhAgxiC0EAIQIgA0EANgIcIAMgATYCFCADQZAONgIQIANBFDYCDAx6CyADIAMvATJBgAFyOwEyDDsLIAEgBEcEQCADQRE2AgggAyABNgIEQcoAIQIMYAtB1wAhAgx4CyABIARGBEBB1gAhAgx4CwJAAkACQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQeMAaw4TAEBAQEBAQEBAQEBAQAFAQEACA0ALIAFBAWohAUHGACECDGELIAFBAWohAUHHACECDGALIAFBAWohAUHIACECDF8LIAFBAWohAUHJACECDF4LQdUAIQIgBCABIgBGDXYgBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0IQQQgAUEFRg0KGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx2C0HUACECIAQgASIARg11IAQgAWsgAygCACIBaiEGIAAgAWtBD2ohBwNAIAFBgMgAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNB0EDIAFBD0YNCRogAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdQtB0wAhAiAEIAEiAEYNdCAEIAFrIAMoAgAiAWohBiAAIAFrQQ5qIQcDQCABQeLHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQYgAUEORg0HIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHQLQdIAIQIgBCABIgBGDXMgBCABayADKAIAIgFqIQUgACABa0EBaiEGA0AgAUHgxwBqLQAAIAAtAAAiB0EgciAHIAdBwQBrQf8BcUEaSRtB/wFxRw0FIAFBAUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBTYCAAxzCyABIARGBEBB0QAhAgxzCwJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB7gBrDgcAOTk5OTkBOQsgAUEBaiEBQcMAIQIMWgsgAUEBaiEBQcQAIQIMWQsgA0EANgIAIAZBAWohAUHFACECDFgLQdAAIQIgBCABIgBGDXAgBCABayADKAIAIgFqIQYgACABa0EJaiEHA0AgAUHWxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0CQQIgAUEJRg0EGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxwC0HPACECIAQgASIARg1vIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwNAIAFB0McAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQVGDQIgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMbwsgACEBIANBADYCAAwzC0EBCzoALCADQQA2AgAgB0EBaiEBC0EtIQIMUgsCQANAIAEtAABB0MUAai0AAEEBRw0BIAQgAUEBaiIBRw0AC0HNACECDGsLQcIAIQIMUQsgASAERgRAQcwAIQIMagsgAS0AAEE6RgRAIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0zIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMagsgA0EANgIcIAMgATYCFCADQecRNgIQIANBCjYCDEEAIQIMaQsCQAJAIAMtACxBAmsOAgABJwsgA0Ezai0AAEECcUUNJiADLQAuQQJxDSYgA0EANgIcIAMgATYCFCADQaYUNgIQIANBCzYCDEEAIQIMaQsgAy0AMkEgcUUNJSADLQAuQQJxDSUgA0EANgIcIAMgATYCFCADQb0TNgIQIANBDzYCDEEAIQIMaAtBACEAAkAgAygCOCICRQ0AIAIoAkgiAkUNACADIAIRAAAhAAsgAEUEQEHBACECDE8LIABBFUcEQCADQQA2AhwgAyABNgIUIANBpg82AhAgA0EcNgIMQQAhAgxoCyADQcoANgIcIAMgATYCFCADQYUcNgIQIANBFTYCDEEAIQIMZwsgASAERwRAA0AgAS0AAEHAwQBqLQAAQQFHDRcgBCABQQFqIgFHDQALQcQAIQIMZwtBxAAhAgxmCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUE2IQIMUgsgAUEBaiEBQTchAgxRCyABQQFqIQFBOCECDFALDBULIAQgAUEBaiIBRw0AC0E8IQIMZgtBPCECDGULIAEgBEYEQEHIACECDGULIANBEjYCCCADIAE2AgQCQAJAAkACQAJAIAMtACxBAWsOBBQAAQIJCyADLQAyQSBxDQNB4AEhAgxPCwJAIAMvATIiAEEIcUUNACADLQAoQQFHDQAgAy0ALkEIcUUNAgsgAyAAQff7A3FBgARyOwEyDAsLIAMgAy8BMkEQcjsBMgwECyADQQA2AgQgAyABIAEQMSIABEAgA0HBADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxmCyABQQFqIQEMWAsgA0EANgIcIAMgATYCFCADQfQTNgIQIANBBDYCDEEAIQIMZAtBxwAhAiABIARGDWMgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCAAQcDFAGotAAAgAS0AAEEgckcNASAAQQZGDUogAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMZAsgA0EANgIADAULAkAgASAERwRAA0AgAS0AAEHAwwBqLQAAIgBBAUcEQCAAQQJHDQMgAUEBaiEBDAULIAQgAUEBaiIBRw0AC0HFACECDGQLQcUAIQIMYwsLIANBADoALAwBC0ELIQIMRwtBPyECDEYLAkACQANAIAEtAAAiAEEgRwRAAkAgAEEKaw4EAwUFAwALIABBLEYNAwwECyAEIAFBAWoiAUcNAAtBxgAhAgxgCyADQQg6ACwMDgsgAy0AKEEBRw0CIAMtAC5BCHENAiADKAIEIQAgA0EANgIEIAMgACABEDEiAARAIANBwgA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMXwsgAUEBaiEBDFALQTshAgxECwJAA0AgAS0AACIAQSBHIABBCUdxDQEgBCABQQFqIgFHDQALQcMAIQIMXQsLQTwhAgxCCwJAAkAgASAERwRAA0AgAS0AACIAQSBHBEAgAEEKaw4EAwQEAwQLIAQgAUEBaiIBRw0AC0E/IQIMXQtBPyECDFwLIAMgAy8BMkEgcjsBMgwKCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNTiADQT42AhwgAyABNgIUIAMgADYCDEEAIQIMWgsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkYNAwwMCyAEIAFBAWoiAUcNAAtBNyECDFsLQTchAgxaCyABQQFqIQEMBAtBOyECIAQgASIARg1YIAQgAWsgAygCACIBaiEGIAAgAWtBBWohBwJAA0AgAUGQyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEMPwsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMWQsgA0EANgIAIAAhAQwFC0E6IQIgBCABIgBGDVcgBCABayADKAIAIgFqIQYgACABa0EIaiEHAkADQCABQbTBAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEIRgRAQQUhAQw+CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxYCyADQQA2AgAgACEBDAQLQTkhAiAEIAEiAEYNViAEIAFrIAMoAgAiAWohBiAAIAFrQQNqIQcCQANAIAFBsMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQNGBEBBBiEBDD0LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFcLIANBADYCACAAIQEMAwsCQANAIAEtAAAiAEEgRwRAIABBCmsOBAcEBAcCCyAEIAFBAWoiAUcNAAtBOCECDFYLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCADLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIANBAToALCADIAMvATIgAXI7ATIgACEBDAELIAMgAy8BMkEIcjsBMiAAIQELQT4hAgw7CyADQQA6ACwLQTkhAgw5CyABIARGBEBBNiECDFILAkACQAJAAkACQCABLQAAQQprDgQAAgIBAgsgAygCBCEAIANBADYCBCADIAAgARAxIgBFDQIgA0EzNgIcIAMgATYCFCADIAA2AgxBACECDFULIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQRAIAFBAWohAQwGCyADQTI2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMVAsgAy0ALkEBcQRAQd8BIQIMOwsgAygCBCEAIANBADYCBCADIAAgARAxIgANAQxJC0E0IQIMOQsgA0E1NgIcIAMgATYCFCADIAA2AgxBACECDFELQTUhAgw3CyADQS9qLQAAQQFxDQAgA0EANgIcIAMgATYCFCADQesWNgIQIANBGTYCDEEAIQIMTwtBMyECDDULIAEgBEYEQEEyIQIMTgsCQCABLQAAQQpGBEAgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GSFzYCECADQQM2AgxBACECDE4LQTIhAgw0CyABIARGBEBBMSECDE0LAkAgAS0AACIAQQlGDQAgAEEgRg0AQQEhAgJAIAMtACxBBWsOBAYEBQANCyADIAMvATJBCHI7ATIMDAsgAy0ALkEBcUUNASADLQAsQQhHDQAgA0EAOgAsC0E9IQIMMgsgA0EANgIcIAMgATYCFCADQcIWNgIQIANBCjYCDEEAIQIMSgtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgwGCyABIARGBEBBMCECDEcLIAEtAABBCkYEQCABQQFqIQEMAQsgAy0ALkEBcQ0AIANBADYCHCADIAE2AhQgA0HcKDYCECADQQI2AgxBACECDEYLQTAhAgwsCyABQQFqIQFBMSECDCsLIAEgBEYEQEEvIQIMRAsgAS0AACIAQQlHIABBIEdxRQRAIAFBAWohASADLQAuQQFxDQEgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDEEAIQIMRAtBASECAkACQAJAAkACQAJAIAMtACxBAmsOBwUEBAMBAgAECyADIAMvATJBCHI7ATIMAwtBAiECDAELQQQhAgsgA0EBOgAsIAMgAy8BMiACcjsBMgtBLyECDCsLIANBADYCHCADIAE2AhQgA0GEEzYCECADQQs2AgxBACECDEMLQeEBIQIMKQsgASAERgRAQS4hAgxCCyADQQA2AgQgA0ESNgIIIAMgASABEDEiAA0BC0EuIQIMJwsgA0EtNgIcIAMgATYCFCADIAA2AgxBACECDD8LQQAhAAJAIAMoAjgiAkUNACACKAJMIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB2AA2AhwgAyABNgIUIANBsxs2AhAgA0EVNgIMQQAhAgw+C0HMACECDCQLIANBADYCHCADIAE2AhQgA0GzDjYCECADQR02AgxBACECDDwLIAEgBEYEQEHOACECDDwLIAEtAAAiAEEgRg0CIABBOkYNAQsgA0EAOgAsQQkhAgwhCyADKAIEIQAgA0EANgIEIAMgACABEDAiAA0BDAILIAMtAC5BAXEEQEHeASECDCALIAMoAgQhACADQQA2AgQgAyAAIAEQMCIARQ0CIANBKjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgw4CyADQcsANgIcIAMgADYCDCADIAFBAWo2AhRBACECDDcLIAFBAWohAUHAACECDB0LIAFBAWohAQwsCyABIARGBEBBKyECDDULAkAgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQcAAcUUNBgsgAy0AMkGAAXEEQEEAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ0SIABBFUYEQCADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgw2CyADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMQQAhAgw1CyADQTJqIQIgAxA1QQAhAAJAIAMoAjgiBkUNACAGKAIoIgZFDQAgAyAGEQAAIQALIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyADQQE6ADALIAIgAi8BAEHAAHI7AQALQSshAgwYCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgwwCyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgwvCyADQQA2AhwgAyABNgIUIANBpQs2AhAgA0ECNgIMQQAhAgwuC0EBIQcgAy8BMiIFQQhxRQRAIAMpAyBCAFIhBwsCQCADLQAwBEBBASEAIAMtAClBBUYNASAFQcAAcUUgB3FFDQELAkAgAy0AKCICQQJGBEBBASEAIAMvATQiBkHlAEYNAkEAIQAgBUHAAHENAiAGQeQARg0CIAZB5gBrQQJJDQIgBkHMAUYNAiAGQbACRg0CDAELQQAhACAFQcAAcQ0BC0ECIQAgBUEIcQ0AIAVBgARxBEACQCACQQFHDQAgAy0ALkEKcQ0AQQUhAAwCC0EEIQAMAQsgBUEgcUUEQCADEDZBAEdBAnQhAAwBC0EAQQMgAykDIFAbIQALIABBAWsOBQIABwEDBAtBESECDBMLIANBAToAMQwpC0EAIQICQCADKAI4IgBFDQAgACgCMCIARQ0AIAMgABEAACECCyACRQ0mIAJBFUYEQCADQQM2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwrC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAwqCyADQQA2AhwgAyABNgIUIANB+SA2AhAgA0EPNgIMQQAhAgwpC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAADQELQQ4hAgwOCyAAQRVGBEAgA0ECNgIcIAMgATYCFCADQdIbNgIQIANBFTYCDEEAIQIMJwsgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDEEAIQIMJgtBKiECDAwLIAEgBEcEQCADQQk2AgggAyABNgIEQSkhAgwMC0EmIQIMJAsgAyADKQMgIgwgBCABa60iCn0iC0IAIAsgDFgbNwMgIAogDFQEQEElIQIMJAsgAygCBCEAIANBADYCBCADIAAgASAMp2oiARAyIgBFDQAgA0EFNgIcIAMgATYCFCADIAA2AgxBACECDCMLQQ8hAgwJC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FxYAAQIDBAUGBxQUFBQUFBQICQoLDA0UFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFA4PEBESExQLQgIhCgwWC0IDIQoMFQtCBCEKDBQLQgUhCgwTC0IGIQoMEgtCByEKDBELQgghCgwQC0IJIQoMDwtCCiEKDA4LQgshCgwNC0IMIQoMDAtCDSEKDAsLQg4hCgwKC0IPIQoMCQtCCiEKDAgLQgshCgwHC0IMIQoMBgtCDSEKDAULQg4hCgwEC0IPIQoMAwsgA0EANgIcIAMgATYCFCADQZ8VNgIQIANBDDYCDEEAIQIMIQsgASAERgRAQSIhAgwhC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsONxUUAAECAwQFBgcWFhYWFhYWCAkKCwwNFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYODxAREhMWC0ICIQoMFAtCAyEKDBMLQgQhCgwSC0IFIQoMEQtCBiEKDBALQgchCgwPC0IIIQoMDgtCCSEKDA0LQgohCgwMC0ILIQoMCwtCDCEKDAoLQg0hCgwJC0IOIQoMCAtCDyEKDAcLQgohCgwGC0ILIQoMBQtCDCEKDAQLQg0hCgwDC0IOIQoMAgtCDyEKDAELQgEhCgsgAUEBaiEBIAMpAyAiC0L//////////w9YBEAgAyALQgSGIAqENwMgDAILIANBADYCHCADIAE2AhQgA0G1CTYCECADQQw2AgxBACECDB4LQSchAgwEC0EoIQIMAwsgAyABOgAsIANBADYCACAHQQFqIQFBDCECDAILIANBADYCACAGQQFqIQFBCiECDAELIAFBAWohAUEIIQIMAAsAC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwXC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwWC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwVC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwUC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwTC0EAIQIgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDAwSC0EAIQIgA0EANgIcIAMgATYCFCADQYMRNgIQIANBCTYCDAwRC0EAIQIgA0EANgIcIAMgATYCFCADQd8KNgIQIANBCTYCDAwQC0EAIQIgA0EANgIcIAMgATYCFCADQe0QNgIQIANBCTYCDAwPC0EAIQIgA0EANgIcIAMgATYCFCADQdIRNgIQIANBCTYCDAwOC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwNC0EAIQIgA0EANgIcIAMgATYCFCADQbkXNgIQIANBDzYCDAwMC0EAIQIgA0EANgIcIAMgATYCFCADQZkTNgIQIANBCzYCDAwLC0EAIQIgA0EANgIcIAMgATYCFCADQZ0JNgIQIANBCzYCDAwKC0EAIQIgA0EANgIcIAMgATYCFCADQZcQNgIQIANBCjYCDAwJC0EAIQIgA0EANgIcIAMgATYCFCADQbEQNgIQIANBCjYCDAwIC0EAIQIgA0EANgIcIAMgATYCFCADQbsdNgIQIANBAjYCDAwHC0EAIQIgA0EANgIcIAMgATYCFCADQZYWNgIQIANBAjYCDAwGC0EAIQIgA0EANgIcIAMgATYCFCADQfkYNgIQIANBAjYCDAwFC0EAIQIgA0EANgIcIAMgATYCFCADQcQYNgIQIANBAjYCDAwECyADQQI2AhwgAyABNgIUIANBqR42AhAgA0EWNgIMQQAhAgwDC0HeACECIAEgBEYNAiAJQQhqIQcgAygCACEFAkACQCABIARHBEAgBUGWyABqIQggBCAFaiABayEGIAVBf3NBCmoiBSABaiEAA0AgAS0AACAILQAARwRAQQIhCAwDCyAFRQRAQQAhCCAAIQEMAwsgBUEBayEFIAhBAWohCCAEIAFBAWoiAUcNAAsgBiEFIAQhAQsgB0EBNgIAIAMgBTYCAAwBCyADQQA2AgAgByAINgIACyAHIAE2AgQgCSgCDCEAAkACQCAJKAIIQQFrDgIEAQALIANBADYCHCADQcIeNgIQIANBFzYCDCADIABBAWo2AhRBACECDAMLIANBADYCHCADIAA2AhQgA0HXHjYCECADQQk2AgxBACECDAILIAEgBEYEQEEoIQIMAgsgA0EJNgIIIAMgATYCBEEnIQIMAQsgASAERgRAQQEhAgwBCwNAAkACQAJAIAEtAABBCmsOBAABAQABCyABQQFqIQEMAQsgAUEBaiEBIAMtAC5BIHENAEEAIQIgA0EANgIcIAMgATYCFCADQaEhNgIQIANBBTYCDAwCC0EBIQIgASAERw0ACwsgCUEQaiQAIAJFBEAgAygCDCEADAELIAMgAjYCHEEAIQAgAygCBCIBRQ0AIAMgASAEIAMoAggRAQAiAUUNACADIAQ2AhQgAyABNgIMIAEhAAsgAAu+AgECfyAAQQA6AAAgAEHkAGoiAUEBa0EAOgAAIABBADoAAiAAQQA6AAEgAUEDa0EAOgAAIAFBAmtBADoAACAAQQA6AAMgAUEEa0EAOgAAQQAgAGtBA3EiASAAaiIAQQA2AgBB5AAgAWtBfHEiAiAAaiIBQQRrQQA2AgACQCACQQlJDQAgAEEANgIIIABBADYCBCABQQhrQQA2AgAgAUEMa0EANgIAIAJBGUkNACAAQQA2AhggAEEANgIUIABBADYCECAAQQA2AgwgAUEQa0EANgIAIAFBFGtBADYCACABQRhrQQA2AgAgAUEca0EANgIAIAIgAEEEcUEYciICayIBQSBJDQAgACACaiEAA0AgAEIANwMYIABCADcDECAAQgA3AwggAEIANwMAIABBIGohACABQSBrIgFBH0sNAAsLC1YBAX8CQCAAKAIMDQACQAJAAkACQCAALQAxDgMBAAMCCyAAKAI4IgFFDQAgASgCMCIBRQ0AIAAgAREAACIBDQMLQQAPCwALIABByhk2AhBBDiEBCyABCxoAIAAoAgxFBEAgAEHeHzYCECAAQRU2AgwLCxQAIAAoAgxBFUYEQCAAQQA2AgwLCxQAIAAoAgxBFkYEQCAAQQA2AgwLCwcAIAAoAgwLBwAgACgCEAsJACAAIAE2AhALBwAgACgCFAsrAAJAIABBJ08NAEL//////wkgAK2IQgGDUA0AIABBAnRB0DhqKAIADwsACxcAIABBL08EQAALIABBAnRB7DlqKAIAC78JAQF/QfQtIQECQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQeQAaw70A2NiAAFhYWFhYWECAwQFYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYQYHCAkKCwwNDg9hYWFhYRBhYWFhYWFhYWFhYRFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWESExQVFhcYGRobYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRwdHh8gISIjJCUmJygpKissLS4vMDEyMzQ1NmE3ODk6YWFhYWFhYWE7YWFhPGFhYWE9Pj9hYWFhYWFhYUBhYUFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFCQ0RFRkdISUpLTE1OT1BRUlNhYWFhYWFhYVRVVldYWVpbYVxdYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhXmFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYV9gYQtB6iwPC0GYJg8LQe0xDwtBoDcPC0HJKQ8LQbQpDwtBli0PC0HrKw8LQaI1DwtB2zQPC0HgKQ8LQeMkDwtB1SQPC0HuJA8LQeYlDwtByjQPC0HQNw8LQao1DwtB9SwPC0H2Jg8LQYIiDwtB8jMPC0G+KA8LQec3DwtBzSEPC0HAIQ8LQbglDwtByyUPC0GWJA8LQY80DwtBzTUPC0HdKg8LQe4zDwtBnDQPC0GeMQ8LQfQ1DwtB5SIPC0GvJQ8LQZkxDwtBsjYPC0H5Ng8LQcQyDwtB3SwPC0GCMQ8LQcExDwtBjTcPC0HJJA8LQew2DwtB5yoPC0HIIw8LQeIhDwtByTcPC0GlIg8LQZQiDwtB2zYPC0HeNQ8LQYYmDwtBvCsPC0GLMg8LQaAjDwtB9jAPC0GALA8LQYkrDwtBpCYPC0HyIw8LQYEoDwtBqzIPC0HrJw8LQcI2DwtBoiQPC0HPKg8LQdwjDwtBhycPC0HkNA8LQbciDwtBrTEPC0HVIg8LQa80DwtB3iYPC0HWMg8LQfQ0DwtBgTgPC0H0Nw8LQZI2DwtBnScPC0GCKQ8LQY0jDwtB1zEPC0G9NQ8LQbQ3DwtB2DAPC0G2Jw8LQZo4DwtBpyoPC0HEJw8LQa4jDwtB9SIPCwALQcomIQELIAELFwAgACAALwEuQf7/A3EgAUEAR3I7AS4LGgAgACAALwEuQf3/A3EgAUEAR0EBdHI7AS4LGgAgACAALwEuQfv/A3EgAUEAR0ECdHI7AS4LGgAgACAALwEuQff/A3EgAUEAR0EDdHI7AS4LGgAgACAALwEuQe//A3EgAUEAR0EEdHI7AS4LGgAgACAALwEuQd//A3EgAUEAR0EFdHI7AS4LGgAgACAALwEuQb//A3EgAUEAR0EGdHI7AS4LGgAgACAALwEuQf/+A3EgAUEAR0EHdHI7AS4LGgAgACAALwEuQf/9A3EgAUEAR0EIdHI7AS4LGgAgACAALwEuQf/7A3EgAUEAR0EJdHI7AS4LPgECfwJAIAAoAjgiA0UNACADKAIEIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHhEjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIIIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH8ETYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIMIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHsCjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIQIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH6HjYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIUIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHLEDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIYIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG3HzYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIcIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEG/FTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIsIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEH+CDYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIgIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEGMHTYCEEEYIQQLIAQLPgECfwJAIAAoAjgiA0UNACADKAIkIgNFDQAgACABIAIgAWsgAxEBACIEQX9HDQAgAEHmFTYCEEEYIQQLIAQLOAAgAAJ/IAAvATJBFHFBFEYEQEEBIAAtAChBAUYNARogAC8BNEHlAEYMAQsgAC0AKUEFRgs6ADALWQECfwJAIAAtAChBAUYNACAALwE0IgFB5ABrQeQASQ0AIAFBzAFGDQAgAUGwAkYNACAALwEyIgBBwABxDQBBASECIABBiARxQYAERg0AIABBKHFFIQILIAILjAEBAn8CQAJAAkAgAC0AKkUNACAALQArRQ0AIAAvATIiAUECcUUNAQwCCyAALwEyIgFBAXFFDQELQQEhAiAALQAoQQFGDQAgAC8BNCIAQeQAa0HkAEkNACAAQcwBRg0AIABBsAJGDQAgAUHAAHENAEEAIQIgAUGIBHFBgARGDQAgAUEocUEARyECCyACC1cAIABBGGpCADcDACAAQgA3AwAgAEE4akIANwMAIABBMGpCADcDACAAQShqQgA3AwAgAEEgakIANwMAIABBEGpCADcDACAAQQhqQgA3AwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";
        let wasmBuffer;
        Object.defineProperty(module, "exports", {
            get: () => wasmBuffer ? wasmBuffer : wasmBuffer = Buffer.from(wasmBase64, "base64")
        });
    },
    3434: (module, __unused_webpack_exports, __nccwpck_require__) => {
        module = __nccwpck_require__.nmd(module);
        const {Buffer: Buffer} = __nccwpck_require__(4573);
        const wasmBase64 = "AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAn9/AGABfwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAzU0BQYAAAMAAAAAAAADAQMAAwMDAAACAAAAAAICAgICAgICAgIBAQEBAQEBAQEBAwAAAwAAAAQFAXABExMFAwEAAgYIAX8BQcDZBAsHxQcoBm1lbW9yeQIAC19pbml0aWFsaXplAAgZX19pbmRpcmVjdF9mdW5jdGlvbl90YWJsZQEAC2xsaHR0cF9pbml0AAkYbGxodHRwX3Nob3VsZF9rZWVwX2FsaXZlADcMbGxodHRwX2FsbG9jAAsGbWFsbG9jADkLbGxodHRwX2ZyZWUADARmcmVlAAwPbGxodHRwX2dldF90eXBlAA0VbGxodHRwX2dldF9odHRwX21ham9yAA4VbGxodHRwX2dldF9odHRwX21pbm9yAA8RbGxodHRwX2dldF9tZXRob2QAEBZsbGh0dHBfZ2V0X3N0YXR1c19jb2RlABESbGxodHRwX2dldF91cGdyYWRlABIMbGxodHRwX3Jlc2V0ABMObGxodHRwX2V4ZWN1dGUAFBRsbGh0dHBfc2V0dGluZ3NfaW5pdAAVDWxsaHR0cF9maW5pc2gAFgxsbGh0dHBfcGF1c2UAFw1sbGh0dHBfcmVzdW1lABgbbGxodHRwX3Jlc3VtZV9hZnRlcl91cGdyYWRlABkQbGxodHRwX2dldF9lcnJubwAaF2xsaHR0cF9nZXRfZXJyb3JfcmVhc29uABsXbGxodHRwX3NldF9lcnJvcl9yZWFzb24AHBRsbGh0dHBfZ2V0X2Vycm9yX3BvcwAdEWxsaHR0cF9lcnJub19uYW1lAB4SbGxodHRwX21ldGhvZF9uYW1lAB8SbGxodHRwX3N0YXR1c19uYW1lACAabGxodHRwX3NldF9sZW5pZW50X2hlYWRlcnMAISFsbGh0dHBfc2V0X2xlbmllbnRfY2h1bmtlZF9sZW5ndGgAIh1sbGh0dHBfc2V0X2xlbmllbnRfa2VlcF9hbGl2ZQAjJGxsaHR0cF9zZXRfbGVuaWVudF90cmFuc2Zlcl9lbmNvZGluZwAkGmxsaHR0cF9zZXRfbGVuaWVudF92ZXJzaW9uACUjbGxodHRwX3NldF9sZW5pZW50X2RhdGFfYWZ0ZXJfY2xvc2UAJidsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfbGZfYWZ0ZXJfY3IAJyxsbGh0dHBfc2V0X2xlbmllbnRfb3B0aW9uYWxfY3JsZl9hZnRlcl9jaHVuawAoKGxsaHR0cF9zZXRfbGVuaWVudF9vcHRpb25hbF9jcl9iZWZvcmVfbGYAKSpsbGh0dHBfc2V0X2xlbmllbnRfc3BhY2VzX2FmdGVyX2NodW5rX3NpemUAKhhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YANgkYAQBBAQsSAQIDBAUKBgcyNDMuKy8tLDAxCuzaAjQWAEHA1QAoAgAEQAALQcDVAEEBNgIACxQAIAAQOCAAIAI2AjggACABOgAoCxQAIAAgAC8BNCAALQAwIAAQNxAACx4BAX9BwAAQOiIBEDggAUGACDYCOCABIAA6ACggAQuPDAEHfwJAIABFDQAgAEEIayIBIABBBGsoAgAiAEF4cSIEaiEFAkAgAEEBcQ0AIABBA3FFDQEgASABKAIAIgBrIgFB1NUAKAIASQ0BIAAgBGohBAJAAkBB2NUAKAIAIAFHBEAgAEH/AU0EQCAAQQN2IQMgASgCCCIAIAEoAgwiAkYEQEHE1QBBxNUAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgASgCGCEGIAEgASgCDCIARwRAIAAgASgCCCICNgIIIAIgADYCDAwDCyABQRRqIgMoAgAiAkUEQCABKAIQIgJFDQIgAUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSgCBCIAQQNxQQNHDQIgBSAAQX5xNgIEQczVACAENgIAIAUgBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgASgCHCICQQJ0QfTXAGoiAygCACABRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAFGG2ogADYCACAARQ0BCyAAIAY2AhggASgCECICBEAgACACNgIQIAIgADYCGAsgAUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBU8NACAFKAIEIgBBAXFFDQACQAJAAkACQCAAQQJxRQRAQdzVACgCACAFRgRAQdzVACABNgIAQdDVAEHQ1QAoAgAgBGoiADYCACABIABBAXI2AgQgAUHY1QAoAgBHDQZBzNUAQQA2AgBB2NUAQQA2AgAMBgtB2NUAKAIAIAVGBEBB2NUAIAE2AgBBzNUAQczVACgCACAEaiIANgIAIAEgAEEBcjYCBCAAIAFqIAA2AgAMBgsgAEF4cSAEaiEEIABB/wFNBEAgAEEDdiEDIAUoAggiACAFKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwFCyACIAA2AgggACACNgIMDAQLIAUoAhghBiAFIAUoAgwiAEcEQEHU1QAoAgAaIAAgBSgCCCICNgIIIAIgADYCDAwDCyAFQRRqIgMoAgAiAkUEQCAFKAIQIgJFDQIgBUEQaiEDCwNAIAMhByACIgBBFGoiAygCACICDQAgAEEQaiEDIAAoAhAiAg0ACyAHQQA2AgAMAgsgBSAAQX5xNgIEIAEgBGogBDYCACABIARBAXI2AgQMAwtBACEACyAGRQ0AAkAgBSgCHCICQQJ0QfTXAGoiAygCACAFRgRAIAMgADYCACAADQFByNUAQcjVACgCAEF+IAJ3cTYCAAwCCyAGQRBBFCAGKAIQIAVGG2ogADYCACAARQ0BCyAAIAY2AhggBSgCECICBEAgACACNgIQIAIgADYCGAsgBUEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgBGogBDYCACABIARBAXI2AgQgAUHY1QAoAgBHDQBBzNUAIAQ2AgAMAQsgBEH/AU0EQCAEQXhxQezVAGohAAJ/QcTVACgCACICQQEgBEEDdnQiA3FFBEBBxNUAIAIgA3I2AgAgAAwBCyAAKAIICyICIAE2AgwgACABNgIIIAEgADYCDCABIAI2AggMAQtBHyECIARB////B00EQCAEQSYgBEEIdmciAGt2QQFxIABBAXRrQT5qIQILIAEgAjYCHCABQgA3AhAgAkECdEH01wBqIQACQEHI1QAoAgAiA0EBIAJ0IgdxRQRAIAAgATYCAEHI1QAgAyAHcjYCACABIAA2AhggASABNgIIIAEgATYCDAwBCyAEQRkgAkEBdmtBACACQR9HG3QhAiAAKAIAIQACQANAIAAiAygCBEF4cSAERg0BIAJBHXYhACACQQF0IQIgAyAAQQRxakEQaiIHKAIAIgANAAsgByABNgIAIAEgAzYCGCABIAE2AgwgASABNgIIDAELIAMoAggiACABNgIMIAMgATYCCCABQQA2AhggASADNgIMIAEgADYCCAtB5NUAQeTVACgCAEEBayIAQX8gABs2AgALCwcAIAAtACgLBwAgAC0AKgsHACAALQArCwcAIAAtACkLBwAgAC8BNAsHACAALQAwC0ABBH8gACgCGCEBIAAvAS4hAiAALQAoIQMgACgCOCEEIAAQOCAAIAQ2AjggACADOgAoIAAgAjsBLiAAIAE2AhgLhocCAwd/A34BeyABIAJqIQQCQCAAIgMoAgwiAA0AIAMoAgQEQCADIAE2AgQLIwBBEGsiCSQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADKAIcIgJBAmsO/AEB+QECAwQFBgcICQoLDA0ODxAREvgBE/cBFBX2ARYX9QEYGRobHB0eHyD9AfsBIfQBIiMkJSYnKCkqK/MBLC0uLzAxMvIB8QEzNPAB7wE1Njc4OTo7PD0+P0BBQkNERUZHSElKS0xNTk/6AVBRUlPuAe0BVOwBVesBVldYWVrqAVtcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBuAG5AboBuwG8Ab0BvgG/AcABwQHCAcMBxAHFAcYBxwHIAckBygHLAcwBzQHOAekB6AHPAecB0AHmAdEB0gHTAdQB5QHVAdYB1wHYAdkB2gHbAdwB3QHeAd8B4AHhAeIB4wEA/AELQQAM4wELQQ4M4gELQQ0M4QELQQ8M4AELQRAM3wELQRMM3gELQRQM3QELQRUM3AELQRYM2wELQRcM2gELQRgM2QELQRkM2AELQRoM1wELQRsM1gELQRwM1QELQR0M1AELQR4M0wELQR8M0gELQSAM0QELQSEM0AELQQgMzwELQSIMzgELQSQMzQELQSMMzAELQQcMywELQSUMygELQSYMyQELQScMyAELQSgMxwELQRIMxgELQREMxQELQSkMxAELQSoMwwELQSsMwgELQSwMwQELQd4BDMABC0EuDL8BC0EvDL4BC0EwDL0BC0ExDLwBC0EyDLsBC0EzDLoBC0E0DLkBC0HfAQy4AQtBNQy3AQtBOQy2AQtBDAy1AQtBNgy0AQtBNwyzAQtBOAyyAQtBPgyxAQtBOgywAQtB4AEMrwELQQsMrgELQT8MrQELQTsMrAELQQoMqwELQTwMqgELQT0MqQELQeEBDKgBC0HBAAynAQtBwAAMpgELQcIADKUBC0EJDKQBC0EtDKMBC0HDAAyiAQtBxAAMoQELQcUADKABC0HGAAyfAQtBxwAMngELQcgADJ0BC0HJAAycAQtBygAMmwELQcsADJoBC0HMAAyZAQtBzQAMmAELQc4ADJcBC0HPAAyWAQtB0AAMlQELQdEADJQBC0HSAAyTAQtB0wAMkgELQdUADJEBC0HUAAyQAQtB1gAMjwELQdcADI4BC0HYAAyNAQtB2QAMjAELQdoADIsBC0HbAAyKAQtB3AAMiQELQd0ADIgBC0HeAAyHAQtB3wAMhgELQeAADIUBC0HhAAyEAQtB4gAMgwELQeMADIIBC0HkAAyBAQtB5QAMgAELQeIBDH8LQeYADH4LQecADH0LQQYMfAtB6AAMewtBBQx6C0HpAAx5C0EEDHgLQeoADHcLQesADHYLQewADHULQe0ADHQLQQMMcwtB7gAMcgtB7wAMcQtB8AAMcAtB8gAMbwtB8QAMbgtB8wAMbQtB9AAMbAtB9QAMawtB9gAMagtBAgxpC0H3AAxoC0H4AAxnC0H5AAxmC0H6AAxlC0H7AAxkC0H8AAxjC0H9AAxiC0H+AAxhC0H/AAxgC0GAAQxfC0GBAQxeC0GCAQxdC0GDAQxcC0GEAQxbC0GFAQxaC0GGAQxZC0GHAQxYC0GIAQxXC0GJAQxWC0GKAQxVC0GLAQxUC0GMAQxTC0GNAQxSC0GOAQxRC0GPAQxQC0GQAQxPC0GRAQxOC0GSAQxNC0GTAQxMC0GUAQxLC0GVAQxKC0GWAQxJC0GXAQxIC0GYAQxHC0GZAQxGC0GaAQxFC0GbAQxEC0GcAQxDC0GdAQxCC0GeAQxBC0GfAQxAC0GgAQw/C0GhAQw+C0GiAQw9C0GjAQw8C0GkAQw7C0GlAQw6C0GmAQw5C0GnAQw4C0GoAQw3C0GpAQw2C0GqAQw1C0GrAQw0C0GsAQwzC0GtAQwyC0GuAQwxC0GvAQwwC0GwAQwvC0GxAQwuC0GyAQwtC0GzAQwsC0G0AQwrC0G1AQwqC0G2AQwpC0G3AQwoC0G4AQwnC0G5AQwmC0G6AQwlC0G7AQwkC0G8AQwjC0G9AQwiC0G+AQwhC0G/AQwgC0HAAQwfC0HBAQweC0HCAQwdC0EBDBwLQcMBDBsLQcQBDBoLQcUBDBkLQcYBDBgLQccBDBcLQcgBDBYLQckBDBULQcoBDBQLQcsBDBMLQcwBDBILQc0BDBELQc4BDBALQc8BDA8LQdABDA4LQdEBDA0LQdIBDAwLQdMBDAsLQdQBDAoLQdUBDAkLQdYBDAgLQeMBDAcLQdcBDAYLQdgBDAULQdkBDAQLQdoBDAMLQdsBDAILQd0BDAELQdwBCyECA0ACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAMCfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAn8CQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAwJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCACDuMBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8gISMkJScoKZ4DmwOaA5EDigODA4AD/QL7AvgC8gLxAu8C7QLoAucC5gLlAuQC3ALbAtoC2QLYAtcC1gLVAs8CzgLMAssCygLJAsgCxwLGAsQCwwK+ArwCugK5ArgCtwK2ArUCtAKzArICsQKwAq4CrQKpAqgCpwKmAqUCpAKjAqICoQKgAp8CmAKQAowCiwKKAoEC/gH9AfwB+wH6AfkB+AH3AfUB8wHwAesB6QHoAecB5gHlAeQB4wHiAeEB4AHfAd4B3QHcAdoB2QHYAdcB1gHVAdQB0wHSAdEB0AHPAc4BzQHMAcsBygHJAcgBxwHGAcUBxAHDAcIBwQHAAb8BvgG9AbwBuwG6AbkBuAG3AbYBtQG0AbMBsgGxAbABrwGuAa0BrAGrAaoBqQGoAacBpgGlAaQBowGiAZ8BngGZAZgBlwGWAZUBlAGTAZIBkQGQAY8BjQGMAYcBhgGFAYQBgwGCAX18e3p5dnV0UFFSU1RVCyABIARHDXJB/QEhAgy+AwsgASAERw2YAUHbASECDL0DCyABIARHDfEBQY4BIQIMvAMLIAEgBEcN/AFBhAEhAgy7AwsgASAERw2KAkH/ACECDLoDCyABIARHDZECQf0AIQIMuQMLIAEgBEcNlAJB+wAhAgy4AwsgASAERw0eQR4hAgy3AwsgASAERw0ZQRghAgy2AwsgASAERw3KAkHNACECDLUDCyABIARHDdUCQcYAIQIMtAMLIAEgBEcN1gJBwwAhAgyzAwsgASAERw3cAkE4IQIMsgMLIAMtADBBAUYNrQMMiQMLQQAhAAJAAkACQCADLQAqRQ0AIAMtACtFDQAgAy8BMiICQQJxRQ0BDAILIAMvATIiAkEBcUUNAQtBASEAIAMtAChBAUYNACADLwE0IgZB5ABrQeQASQ0AIAZBzAFGDQAgBkGwAkYNACACQcAAcQ0AQQAhACACQYgEcUGABEYNACACQShxQQBHIQALIANBADsBMiADQQA6ADECQCAARQRAIANBADoAMSADLQAuQQRxDQEMsQMLIANCADcDIAsgA0EAOgAxIANBAToANgxIC0EAIQACQCADKAI4IgJFDQAgAigCMCICRQ0AIAMgAhEAACEACyAARQ1IIABBFUcNYiADQQQ2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgyvAwsgASAERgRAQQYhAgyvAwsgAS0AAEEKRw0ZIAFBAWohAQwaCyADQgA3AyBBEiECDJQDCyABIARHDYoDQSMhAgysAwsgASAERgRAQQchAgysAwsCQAJAIAEtAABBCmsOBAEYGAAYCyABQQFqIQFBECECDJMDCyABQQFqIQEgA0Evai0AAEEBcQ0XQQAhAiADQQA2AhwgAyABNgIUIANBmSA2AhAgA0EZNgIMDKsDCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMWg0YQQghAgyqAwsgASAERwRAIANBCTYCCCADIAE2AgRBFCECDJEDC0EJIQIMqQMLIAMpAyBQDa4CDEMLIAEgBEYEQEELIQIMqAMLIAEtAABBCkcNFiABQQFqIQEMFwsgA0Evai0AAEEBcUUNGQwmC0EAIQACQCADKAI4IgJFDQAgAigCUCICRQ0AIAMgAhEAACEACyAADRkMQgtBACEAAkAgAygCOCICRQ0AIAIoAlAiAkUNACADIAIRAAAhAAsgAA0aDCQLQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANGwwyCyADQS9qLQAAQQFxRQ0cDCILQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANHAxCC0EAIQACQCADKAI4IgJFDQAgAigCVCICRQ0AIAMgAhEAACEACyAADR0MIAsgASAERgRAQRMhAgygAwsCQCABLQAAIgBBCmsOBB8jIwAiCyABQQFqIQEMHwtBACEAAkAgAygCOCICRQ0AIAIoAlQiAkUNACADIAIRAAAhAAsgAA0iDEILIAEgBEYEQEEWIQIMngMLIAEtAABBwMEAai0AAEEBRw0jDIMDCwJAA0AgAS0AAEGwO2otAAAiAEEBRwRAAkAgAEECaw4CAwAnCyABQQFqIQFBISECDIYDCyAEIAFBAWoiAUcNAAtBGCECDJ0DCyADKAIEIQBBACECIANBADYCBCADIAAgAUEBaiIBEDQiAA0hDEELQQAhAAJAIAMoAjgiAkUNACACKAJUIgJFDQAgAyACEQAAIQALIAANIwwqCyABIARGBEBBHCECDJsDCyADQQo2AgggAyABNgIEQQAhAAJAIAMoAjgiAkUNACACKAJQIgJFDQAgAyACEQAAIQALIAANJUEkIQIMgQMLIAEgBEcEQANAIAEtAABBsD1qLQAAIgBBA0cEQCAAQQFrDgUYGiaCAyUmCyAEIAFBAWoiAUcNAAtBGyECDJoDC0EbIQIMmQMLA0AgAS0AAEGwP2otAAAiAEEDRwRAIABBAWsOBQ8RJxMmJwsgBCABQQFqIgFHDQALQR4hAgyYAwsgASAERwRAIANBCzYCCCADIAE2AgRBByECDP8CC0EfIQIMlwMLIAEgBEYEQEEgIQIMlwMLAkAgAS0AAEENaw4ULj8/Pz8/Pz8/Pz8/Pz8/Pz8/PwA/C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAyWAwsgA0EvaiECA0AgASAERgRAQSEhAgyXAwsCQAJAAkAgAS0AACIAQQlrDhgCACkpASkpKSkpKSkpKSkpKSkpKSkpKQInCyABQQFqIQEgA0Evai0AAEEBcUUNCgwYCyABQQFqIQEMFwsgAUEBaiEBIAItAABBAnENAAtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwMlQMLIAMtAC5BgAFxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ3mAiAAQRVGBEAgA0EkNgIcIAMgATYCFCADQZsbNgIQIANBFTYCDEEAIQIMlAMLQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDJMDC0EAIQIgA0EANgIcIAMgATYCFCADQb4gNgIQIANBAjYCDAySAwsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEgDKdqIgEQMiIARQ0rIANBBzYCHCADIAE2AhQgAyAANgIMDJEDCyADLQAuQcAAcUUNAQtBACEAAkAgAygCOCICRQ0AIAIoAlgiAkUNACADIAIRAAAhAAsgAEUNKyAAQRVGBEAgA0EKNgIcIAMgATYCFCADQesZNgIQIANBFTYCDEEAIQIMkAMLQQAhAiADQQA2AhwgAyABNgIUIANBkww2AhAgA0ETNgIMDI8DC0EAIQIgA0EANgIcIAMgATYCFCADQYIVNgIQIANBAjYCDAyOAwtBACECIANBADYCHCADIAE2AhQgA0HdFDYCECADQRk2AgwMjQMLQQAhAiADQQA2AhwgAyABNgIUIANB5h02AhAgA0EZNgIMDIwDCyAAQRVGDT1BACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMiwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUNKCADQQ02AhwgAyABNgIUIAMgADYCDAyKAwsgAEEVRg06QQAhAiADQQA2AhwgAyABNgIUIANB0A82AhAgA0EiNgIMDIkDCyADKAIEIQBBACECIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDCgLIANBDjYCHCADIAA2AgwgAyABQQFqNgIUDIgDCyAAQRVGDTdBACECIANBADYCHCADIAE2AhQgA0HQDzYCECADQSI2AgwMhwMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDMiAEUEQCABQQFqIQEMJwsgA0EPNgIcIAMgADYCDCADIAFBAWo2AhQMhgMLQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDIUDCyAAQRVGDTNBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwMhAMLIAMoAgQhAEEAIQIgA0EANgIEIAMgACABEDQiAEUNJSADQRE2AhwgAyABNgIUIAMgADYCDAyDAwsgAEEVRg0wQQAhAiADQQA2AhwgAyABNgIUIANB1gw2AhAgA0EjNgIMDIIDCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDCULIANBEjYCHCADIAA2AgwgAyABQQFqNgIUDIEDCyADQS9qLQAAQQFxRQ0BC0EXIQIM5gILQQAhAiADQQA2AhwgAyABNgIUIANB4hc2AhAgA0EZNgIMDP4CCyAAQTtHDQAgAUEBaiEBDAwLQQAhAiADQQA2AhwgAyABNgIUIANBkhg2AhAgA0ECNgIMDPwCCyAAQRVGDShBACECIANBADYCHCADIAE2AhQgA0HWDDYCECADQSM2AgwM+wILIANBFDYCHCADIAE2AhQgAyAANgIMDPoCCyADKAIEIQBBACECIANBADYCBCADIAAgARA0IgBFBEAgAUEBaiEBDPUCCyADQRU2AhwgAyAANgIMIAMgAUEBajYCFAz5AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzzAgsgA0EXNgIcIAMgADYCDCADIAFBAWo2AhQM+AILIABBFUYNI0EAIQIgA0EANgIcIAMgATYCFCADQdYMNgIQIANBIzYCDAz3AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQwdCyADQRk2AhwgAyAANgIMIAMgAUEBajYCFAz2AgsgAygCBCEAQQAhAiADQQA2AgQgAyAAIAEQNCIARQRAIAFBAWohAQzvAgsgA0EaNgIcIAMgADYCDCADIAFBAWo2AhQM9QILIABBFUYNH0EAIQIgA0EANgIcIAMgATYCFCADQdAPNgIQIANBIjYCDAz0AgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDBsLIANBHDYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgzzAgsgAygCBCEAIANBADYCBCADIAAgARAzIgBFBEAgAUEBaiEBDOsCCyADQR02AhwgAyAANgIMIAMgAUEBajYCFEEAIQIM8gILIABBO0cNASABQQFqIQELQSYhAgzXAgtBACECIANBADYCHCADIAE2AhQgA0GfFTYCECADQQw2AgwM7wILIAEgBEcEQANAIAEtAABBIEcNhAIgBCABQQFqIgFHDQALQSwhAgzvAgtBLCECDO4CCyABIARGBEBBNCECDO4CCwJAAkADQAJAIAEtAABBCmsOBAIAAAMACyAEIAFBAWoiAUcNAAtBNCECDO8CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNnwIgA0EyNgIcIAMgATYCFCADIAA2AgxBACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUEQCABQQFqIQEMnwILIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgztAgsgASAERwRAAkADQCABLQAAQTBrIgBB/wFxQQpPBEBBOiECDNcCCyADKQMgIgtCmbPmzJmz5swZVg0BIAMgC0IKfiIKNwMgIAogAK1C/wGDIgtCf4VWDQEgAyAKIAt8NwMgIAQgAUEBaiIBRw0AC0HAACECDO4CCyADKAIEIQAgA0EANgIEIAMgACABQQFqIgEQMSIADRcM4gILQcAAIQIM7AILIAEgBEYEQEHJACECDOwCCwJAA0ACQCABLQAAQQlrDhgAAqICogKpAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAqICogKiAgCiAgsgBCABQQFqIgFHDQALQckAIQIM7AILIAFBAWohASADQS9qLQAAQQFxDaUCIANBADYCHCADIAE2AhQgA0GXEDYCECADQQo2AgxBACECDOsCCyABIARHBEADQCABLQAAQSBHDRUgBCABQQFqIgFHDQALQfgAIQIM6wILQfgAIQIM6gILIANBAjoAKAw4C0EAIQIgA0EANgIcIANBvws2AhAgA0ECNgIMIAMgAUEBajYCFAzoAgtBACECDM4CC0ENIQIMzQILQRMhAgzMAgtBFSECDMsCC0EWIQIMygILQRghAgzJAgtBGSECDMgCC0EaIQIMxwILQRshAgzGAgtBHCECDMUCC0EdIQIMxAILQR4hAgzDAgtBHyECDMICC0EgIQIMwQILQSIhAgzAAgtBIyECDL8CC0ElIQIMvgILQeUAIQIMvQILIANBPTYCHCADIAE2AhQgAyAANgIMQQAhAgzVAgsgA0EbNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIM1AILIANBIDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNMCCyADQRM2AhwgAyABNgIUIANBmBo2AhAgA0EVNgIMQQAhAgzSAgsgA0ELNgIcIAMgATYCFCADQZgaNgIQIANBFTYCDEEAIQIM0QILIANBEDYCHCADIAE2AhQgA0GYGjYCECADQRU2AgxBACECDNACCyADQSA2AhwgAyABNgIUIANBpBw2AhAgA0EVNgIMQQAhAgzPAgsgA0ELNgIcIAMgATYCFCADQaQcNgIQIANBFTYCDEEAIQIMzgILIANBDDYCHCADIAE2AhQgA0GkHDYCECADQRU2AgxBACECDM0CC0EAIQIgA0EANgIcIAMgATYCFCADQd0ONgIQIANBEjYCDAzMAgsCQANAAkAgAS0AAEEKaw4EAAICAAILIAQgAUEBaiIBRw0AC0H9ASECDMwCCwJAAkAgAy0ANkEBRw0AQQAhAAJAIAMoAjgiAkUNACACKAJgIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRw0BIANB/AE2AhwgAyABNgIUIANB3Bk2AhAgA0EVNgIMQQAhAgzNAgtB3AEhAgyzAgsgA0EANgIcIAMgATYCFCADQfkLNgIQIANBHzYCDEEAIQIMywILAkACQCADLQAoQQFrDgIEAQALQdsBIQIMsgILQdQBIQIMsQILIANBAjoAMUEAIQACQCADKAI4IgJFDQAgAigCACICRQ0AIAMgAhEAACEACyAARQRAQd0BIQIMsQILIABBFUcEQCADQQA2AhwgAyABNgIUIANBtAw2AhAgA0EQNgIMQQAhAgzKAgsgA0H7ATYCHCADIAE2AhQgA0GBGjYCECADQRU2AgxBACECDMkCCyABIARGBEBB+gEhAgzJAgsgAS0AAEHIAEYNASADQQE6ACgLQcABIQIMrgILQdoBIQIMrQILIAEgBEcEQCADQQw2AgggAyABNgIEQdkBIQIMrQILQfkBIQIMxQILIAEgBEYEQEH4ASECDMUCCyABLQAAQcgARw0EIAFBAWohAUHYASECDKsCCyABIARGBEBB9wEhAgzEAgsCQAJAIAEtAABBxQBrDhAABQUFBQUFBQUFBQUFBQUBBQsgAUEBaiEBQdYBIQIMqwILIAFBAWohAUHXASECDKoCC0H2ASECIAEgBEYNwgIgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABButUAai0AAEcNAyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMwwILIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgBFBEBB4wEhAgyqAgsgA0H1ATYCHCADIAE2AhQgAyAANgIMQQAhAgzCAgtB9AEhAiABIARGDcECIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjVAGotAABHDQIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADMICCyADQYEEOwEoIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARAuIgANAwwCCyADQQA2AgALQQAhAiADQQA2AhwgAyABNgIUIANB5R82AhAgA0EINgIMDL8CC0HVASECDKUCCyADQfMBNgIcIAMgATYCFCADIAA2AgxBACECDL0CC0EAIQACQCADKAI4IgJFDQAgAigCQCICRQ0AIAMgAhEAACEACyAARQ1uIABBFUcEQCADQQA2AhwgAyABNgIUIANBgg82AhAgA0EgNgIMQQAhAgy9AgsgA0GPATYCHCADIAE2AhQgA0HsGzYCECADQRU2AgxBACECDLwCCyABIARHBEAgA0ENNgIIIAMgATYCBEHTASECDKMCC0HyASECDLsCCyABIARGBEBB8QEhAgy7AgsCQAJAAkAgAS0AAEHIAGsOCwABCAgICAgICAgCCAsgAUEBaiEBQdABIQIMowILIAFBAWohAUHRASECDKICCyABQQFqIQFB0gEhAgyhAgtB8AEhAiABIARGDbkCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEG11QBqLQAARw0EIABBAkYNAyAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy5AgtB7wEhAiABIARGDbgCIAMoAgAiACAEIAFraiEGIAEgAGtBAWohBQNAIAEtAAAgAEGz1QBqLQAARw0DIABBAUYNAiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy4AgtB7gEhAiABIARGDbcCIAMoAgAiACAEIAFraiEGIAEgAGtBAmohBQNAIAEtAAAgAEGw1QBqLQAARw0CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBjYCAAy3AgsgAygCBCEAIANCADcDACADIAAgBUEBaiIBECsiAEUNAiADQewBNgIcIAMgATYCFCADIAA2AgxBACECDLYCCyADQQA2AgALIAMoAgQhACADQQA2AgQgAyAAIAEQKyIARQ2cAiADQe0BNgIcIAMgATYCFCADIAA2AgxBACECDLQCC0HPASECDJoCC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMtAILQc4BIQIMmgILIANB6wE2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyyAgsgASAERgRAQesBIQIMsgILIAEtAABBL0YEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQbI4NgIQIANBCDYCDEEAIQIMsQILQc0BIQIMlwILIAEgBEcEQCADQQ42AgggAyABNgIEQcwBIQIMlwILQeoBIQIMrwILIAEgBEYEQEHpASECDK8CCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHLASECDJYCCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNlwIgA0HoATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgASAERgRAQecBIQIMrgILAkAgAS0AAEEuRgRAIAFBAWohAQwBCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmAIgA0HmATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgtBygEhAgyUAgsgASAERgRAQeUBIQIMrQILQQAhAEEBIQVBASEHQQAhAgJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAEtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyECQQAhBUEAIQcMAgtBCSECQQEhAEEAIQVBACEHDAELQQAhBUEBIQILIAMgAjoAKyABQQFqIQECQAJAIAMtAC5BEHENAAJAAkACQCADLQAqDgMBAAIECyAHRQ0DDAILIAANAQwCCyAFRQ0BCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNAiADQeIBNgIcIAMgATYCFCADIAA2AgxBACECDK8CCyADKAIEIQAgA0EANgIEIAMgACABEC8iAEUNmgIgA0HjATYCHCADIAE2AhQgAyAANgIMQQAhAgyuAgsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDZgCIANB5AE2AhwgAyABNgIUIAMgADYCDAytAgtByQEhAgyTAgtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GkDTYCECADQSE2AgxBACECDK0CC0HIASECDJMCCyADQeEBNgIcIAMgATYCFCADQdAaNgIQIANBFTYCDEEAIQIMqwILIAEgBEYEQEHhASECDKsCCwJAIAEtAABBIEYEQCADQQA7ATQgAUEBaiEBDAELIANBADYCHCADIAE2AhQgA0GZETYCECADQQk2AgxBACECDKsCC0HHASECDJECCyABIARGBEBB4AEhAgyqAgsCQCABLQAAQTBrQf8BcSICQQpJBEAgAUEBaiEBAkAgAy8BNCIAQZkzSw0AIAMgAEEKbCIAOwE0IABB/v8DcSACQf//A3NLDQAgAyAAIAJqOwE0DAILQQAhAiADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMDKsCCyADQQA2AhwgAyABNgIUIANBlR42AhAgA0ENNgIMQQAhAgyqAgtBxgEhAgyQAgsgASAERgRAQd8BIQIMqQILAkAgAS0AAEEwa0H/AXEiAkEKSQRAIAFBAWohAQJAIAMvATQiAEGZM0sNACADIABBCmwiADsBNCAAQf7/A3EgAkH//wNzSw0AIAMgACACajsBNAwCC0EAIQIgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDAyqAgsgA0EANgIcIAMgATYCFCADQZUeNgIQIANBDTYCDEEAIQIMqQILQcUBIQIMjwILIAEgBEYEQEHeASECDKgCCwJAIAEtAABBMGtB/wFxIgJBCkkEQCABQQFqIQECQCADLwE0IgBBmTNLDQAgAyAAQQpsIgA7ATQgAEH+/wNxIAJB//8Dc0sNACADIAAgAmo7ATQMAgtBACECIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgwMqQILIANBADYCHCADIAE2AhQgA0GVHjYCECADQQ02AgxBACECDKgCC0HEASECDI4CCyABIARGBEBB3QEhAgynAgsCQAJAAkACQCABLQAAQQprDhcCAwMAAwMDAwMDAwMDAwMDAwMDAwMDAQMLIAFBAWoMBQsgAUEBaiEBQcMBIQIMjwILIAFBAWohASADQS9qLQAAQQFxDQggA0EANgIcIAMgATYCFCADQY0LNgIQIANBDTYCDEEAIQIMpwILIANBADYCHCADIAE2AhQgA0GNCzYCECADQQ02AgxBACECDKYCCyABIARHBEAgA0EPNgIIIAMgATYCBEEBIQIMjQILQdwBIQIMpQILAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0HbASECDKYCCyADKAIEIQAgA0EANgIEIAMgACABEC0iAEUEQCABQQFqIQEMBAsgA0HaATYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgylAgsgAygCBCEAIANBADYCBCADIAAgARAtIgANASABQQFqCyEBQcEBIQIMigILIANB2QE2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMogILQcIBIQIMiAILIANBL2otAABBAXENASADQQA2AhwgAyABNgIUIANB5Bw2AhAgA0EZNgIMQQAhAgygAgsgASAERgRAQdkBIQIMoAILAkACQAJAIAEtAABBCmsOBAECAgACCyABQQFqIQEMAgsgAUEBaiEBDAELIAMtAC5BwABxRQ0BC0EAIQACQCADKAI4IgJFDQAgAigCPCICRQ0AIAMgAhEAACEACyAARQ2gASAAQRVGBEAgA0HZADYCHCADIAE2AhQgA0G3GjYCECADQRU2AgxBACECDJ8CCyADQQA2AhwgAyABNgIUIANBgA02AhAgA0EbNgIMQQAhAgyeAgsgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMnQILIAEgBEcEQCADQQw2AgggAyABNgIEQb8BIQIMhAILQdgBIQIMnAILIAEgBEYEQEHXASECDJwCCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEHBAGsOFQABAgNaBAUGWlpaBwgJCgsMDQ4PEFoLIAFBAWohAUH7ACECDJICCyABQQFqIQFB/AAhAgyRAgsgAUEBaiEBQYEBIQIMkAILIAFBAWohAUGFASECDI8CCyABQQFqIQFBhgEhAgyOAgsgAUEBaiEBQYkBIQIMjQILIAFBAWohAUGKASECDIwCCyABQQFqIQFBjQEhAgyLAgsgAUEBaiEBQZYBIQIMigILIAFBAWohAUGXASECDIkCCyABQQFqIQFBmAEhAgyIAgsgAUEBaiEBQaUBIQIMhwILIAFBAWohAUGmASECDIYCCyABQQFqIQFBrAEhAgyFAgsgAUEBaiEBQbQBIQIMhAILIAFBAWohAUG3ASECDIMCCyABQQFqIQFBvgEhAgyCAgsgASAERgRAQdYBIQIMmwILIAEtAABBzgBHDUggAUEBaiEBQb0BIQIMgQILIAEgBEYEQEHVASECDJoCCwJAAkACQCABLQAAQcIAaw4SAEpKSkpKSkpKSgFKSkpKSkoCSgsgAUEBaiEBQbgBIQIMggILIAFBAWohAUG7ASECDIECCyABQQFqIQFBvAEhAgyAAgtB1AEhAiABIARGDZgCIAMoAgAiACAEIAFraiEFIAEgAGtBB2ohBgJAA0AgAS0AACAAQajVAGotAABHDUUgAEEHRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJkCCyADQQA2AgAgBkEBaiEBQRsMRQsgASAERgRAQdMBIQIMmAILAkACQCABLQAAQckAaw4HAEdHR0dHAUcLIAFBAWohAUG5ASECDP8BCyABQQFqIQFBugEhAgz+AQtB0gEhAiABIARGDZYCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQabVAGotAABHDUMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJcCCyADQQA2AgAgBkEBaiEBQQ8MQwtB0QEhAiABIARGDZUCIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQaTVAGotAABHDUIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJYCCyADQQA2AgAgBkEBaiEBQSAMQgtB0AEhAiABIARGDZQCIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDUEgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADJUCCyADQQA2AgAgBkEBaiEBQRIMQQsgASAERgRAQc8BIQIMlAILAkACQCABLQAAQcUAaw4OAENDQ0NDQ0NDQ0NDQwFDCyABQQFqIQFBtQEhAgz7AQsgAUEBaiEBQbYBIQIM+gELQc4BIQIgASAERg2SAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGe1QBqLQAARw0/IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyTAgsgA0EANgIAIAZBAWohAUEHDD8LQc0BIQIgASAERg2RAiADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGY1QBqLQAARw0+IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAySAgsgA0EANgIAIAZBAWohAUEoDD4LIAEgBEYEQEHMASECDJECCwJAAkACQCABLQAAQcUAaw4RAEFBQUFBQUFBQQFBQUFBQQJBCyABQQFqIQFBsQEhAgz5AQsgAUEBaiEBQbIBIQIM+AELIAFBAWohAUGzASECDPcBC0HLASECIAEgBEYNjwIgAygCACIAIAQgAWtqIQUgASAAa0EGaiEGAkADQCABLQAAIABBkdUAai0AAEcNPCAAQQZGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMkAILIANBADYCACAGQQFqIQFBGgw8C0HKASECIAEgBEYNjgIgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBjdUAai0AAEcNOyAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMjwILIANBADYCACAGQQFqIQFBIQw7CyABIARGBEBByQEhAgyOAgsCQAJAIAEtAABBwQBrDhQAPT09PT09PT09PT09PT09PT09AT0LIAFBAWohAUGtASECDPUBCyABQQFqIQFBsAEhAgz0AQsgASAERgRAQcgBIQIMjQILAkACQCABLQAAQdUAaw4LADw8PDw8PDw8PAE8CyABQQFqIQFBrgEhAgz0AQsgAUEBaiEBQa8BIQIM8wELQccBIQIgASAERg2LAiADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw04IABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyMAgsgA0EANgIAIAZBAWohAUEqDDgLIAEgBEYEQEHGASECDIsCCyABLQAAQdAARw04IAFBAWohAUElDDcLQcUBIQIgASAERg2JAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGB1QBqLQAARw02IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyKAgsgA0EANgIAIAZBAWohAUEODDYLIAEgBEYEQEHEASECDIkCCyABLQAAQcUARw02IAFBAWohAUGrASECDO8BCyABIARGBEBBwwEhAgyIAgsCQAJAAkACQCABLQAAQcIAaw4PAAECOTk5OTk5OTk5OTkDOQsgAUEBaiEBQacBIQIM8QELIAFBAWohAUGoASECDPABCyABQQFqIQFBqQEhAgzvAQsgAUEBaiEBQaoBIQIM7gELQcIBIQIgASAERg2GAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH+1ABqLQAARw0zIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyHAgsgA0EANgIAIAZBAWohAUEUDDMLQcEBIQIgASAERg2FAiADKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEH51ABqLQAARw0yIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyGAgsgA0EANgIAIAZBAWohAUErDDILQcABIQIgASAERg2EAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEH21ABqLQAARw0xIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyFAgsgA0EANgIAIAZBAWohAUEsDDELQb8BIQIgASAERg2DAiADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGh1QBqLQAARw0wIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyEAgsgA0EANgIAIAZBAWohAUERDDALQb4BIQIgASAERg2CAiADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEHy1ABqLQAARw0vIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyDAgsgA0EANgIAIAZBAWohAUEuDC8LIAEgBEYEQEG9ASECDIICCwJAAkACQAJAAkAgAS0AAEHBAGsOFQA0NDQ0NDQ0NDQ0ATQ0AjQ0AzQ0BDQLIAFBAWohAUGbASECDOwBCyABQQFqIQFBnAEhAgzrAQsgAUEBaiEBQZ0BIQIM6gELIAFBAWohAUGiASECDOkBCyABQQFqIQFBpAEhAgzoAQsgASAERgRAQbwBIQIMgQILAkACQCABLQAAQdIAaw4DADABMAsgAUEBaiEBQaMBIQIM6AELIAFBAWohAUEEDC0LQbsBIQIgASAERg3/ASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHw1ABqLQAARw0sIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyAAgsgA0EANgIAIAZBAWohAUEdDCwLIAEgBEYEQEG6ASECDP8BCwJAAkAgAS0AAEHJAGsOBwEuLi4uLgAuCyABQQFqIQFBoQEhAgzmAQsgAUEBaiEBQSIMKwsgASAERgRAQbkBIQIM/gELIAEtAABB0ABHDSsgAUEBaiEBQaABIQIM5AELIAEgBEYEQEG4ASECDP0BCwJAAkAgAS0AAEHGAGsOCwAsLCwsLCwsLCwBLAsgAUEBaiEBQZ4BIQIM5AELIAFBAWohAUGfASECDOMBC0G3ASECIAEgBEYN+wEgAygCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABB7NQAai0AAEcNKCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM/AELIANBADYCACAGQQFqIQFBDQwoC0G2ASECIAEgBEYN+gEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBodUAai0AAEcNJyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+wELIANBADYCACAGQQFqIQFBDAwnC0G1ASECIAEgBEYN+QEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6tQAai0AAEcNJiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+gELIANBADYCACAGQQFqIQFBAwwmC0G0ASECIAEgBEYN+AEgAygCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB6NQAai0AAEcNJSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM+QELIANBADYCACAGQQFqIQFBJgwlCyABIARGBEBBswEhAgz4AQsCQAJAIAEtAABB1ABrDgIAAScLIAFBAWohAUGZASECDN8BCyABQQFqIQFBmgEhAgzeAQtBsgEhAiABIARGDfYBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQebUAGotAABHDSMgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPcBCyADQQA2AgAgBkEBaiEBQScMIwtBsQEhAiABIARGDfUBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQeTUAGotAABHDSIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPYBCyADQQA2AgAgBkEBaiEBQRwMIgtBsAEhAiABIARGDfQBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQd7UAGotAABHDSEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPUBCyADQQA2AgAgBkEBaiEBQQYMIQtBrwEhAiABIARGDfMBIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQdnUAGotAABHDSAgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPQBCyADQQA2AgAgBkEBaiEBQRkMIAsgASAERgRAQa4BIQIM8wELAkACQAJAAkAgAS0AAEEtaw4jACQkJCQkJCQkJCQkJCQkJCQkJCQkJCQkASQkJCQkAiQkJAMkCyABQQFqIQFBjgEhAgzcAQsgAUEBaiEBQY8BIQIM2wELIAFBAWohAUGUASECDNoBCyABQQFqIQFBlQEhAgzZAQtBrQEhAiABIARGDfEBIAMoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQdfUAGotAABHDR4gAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADPIBCyADQQA2AgAgBkEBaiEBQQsMHgsgASAERgRAQawBIQIM8QELAkACQCABLQAAQcEAaw4DACABIAsgAUEBaiEBQZABIQIM2AELIAFBAWohAUGTASECDNcBCyABIARGBEBBqwEhAgzwAQsCQAJAIAEtAABBwQBrDg8AHx8fHx8fHx8fHx8fHwEfCyABQQFqIQFBkQEhAgzXAQsgAUEBaiEBQZIBIQIM1gELIAEgBEYEQEGqASECDO8BCyABLQAAQcwARw0cIAFBAWohAUEKDBsLQakBIQIgASAERg3tASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHR1ABqLQAARw0aIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzuAQsgA0EANgIAIAZBAWohAUEeDBoLQagBIQIgASAERg3sASADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEHK1ABqLQAARw0ZIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAztAQsgA0EANgIAIAZBAWohAUEVDBkLQacBIQIgASAERg3rASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHH1ABqLQAARw0YIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzsAQsgA0EANgIAIAZBAWohAUEXDBgLQaYBIQIgASAERg3qASADKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHB1ABqLQAARw0XIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzrAQsgA0EANgIAIAZBAWohAUEYDBcLIAEgBEYEQEGlASECDOoBCwJAAkAgAS0AAEHJAGsOBwAZGRkZGQEZCyABQQFqIQFBiwEhAgzRAQsgAUEBaiEBQYwBIQIM0AELQaQBIQIgASAERg3oASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGm1QBqLQAARw0VIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzpAQsgA0EANgIAIAZBAWohAUEJDBULQaMBIQIgASAERg3nASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGk1QBqLQAARw0UIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzoAQsgA0EANgIAIAZBAWohAUEfDBQLQaIBIQIgASAERg3mASADKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEG+1ABqLQAARw0TIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAznAQsgA0EANgIAIAZBAWohAUECDBMLQaEBIQIgASAERg3lASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYDQCABLQAAIABBvNQAai0AAEcNESAAQQFGDQIgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM5QELIAEgBEYEQEGgASECDOUBC0EBIAEtAABB3wBHDREaIAFBAWohAUGHASECDMsBCyADQQA2AgAgBkEBaiEBQYgBIQIMygELQZ8BIQIgASAERg3iASADKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEGE1QBqLQAARw0PIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAzjAQsgA0EANgIAIAZBAWohAUEpDA8LQZ4BIQIgASAERg3hASADKAIAIgAgBCABa2ohBSABIABrQQNqIQYCQANAIAEtAAAgAEG41ABqLQAARw0OIABBA0YNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAziAQsgA0EANgIAIAZBAWohAUEtDA4LIAEgBEYEQEGdASECDOEBCyABLQAAQcUARw0OIAFBAWohAUGEASECDMcBCyABIARGBEBBnAEhAgzgAQsCQAJAIAEtAABBzABrDggADw8PDw8PAQ8LIAFBAWohAUGCASECDMcBCyABQQFqIQFBgwEhAgzGAQtBmwEhAiABIARGDd4BIAMoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQbPUAGotAABHDQsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN8BCyADQQA2AgAgBkEBaiEBQSMMCwtBmgEhAiABIARGDd0BIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQbDUAGotAABHDQogAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADN4BCyADQQA2AgAgBkEBaiEBQQAMCgsgASAERgRAQZkBIQIM3QELAkACQCABLQAAQcgAaw4IAAwMDAwMDAEMCyABQQFqIQFB/QAhAgzEAQsgAUEBaiEBQYABIQIMwwELIAEgBEYEQEGYASECDNwBCwJAAkAgAS0AAEHOAGsOAwALAQsLIAFBAWohAUH+ACECDMMBCyABQQFqIQFB/wAhAgzCAQsgASAERgRAQZcBIQIM2wELIAEtAABB2QBHDQggAUEBaiEBQQgMBwtBlgEhAiABIARGDdkBIAMoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQazUAGotAABHDQYgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNoBCyADQQA2AgAgBkEBaiEBQQUMBgtBlQEhAiABIARGDdgBIAMoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQabUAGotAABHDQUgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNkBCyADQQA2AgAgBkEBaiEBQRYMBQtBlAEhAiABIARGDdcBIAMoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQaHVAGotAABHDQQgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAyAFNgIADNgBCyADQQA2AgAgBkEBaiEBQRAMBAsgASAERgRAQZMBIQIM1wELAkACQCABLQAAQcMAaw4MAAYGBgYGBgYGBgYBBgsgAUEBaiEBQfkAIQIMvgELIAFBAWohAUH6ACECDL0BC0GSASECIAEgBEYN1QEgAygCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBoNQAai0AAEcNAiAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAM1gELIANBADYCACAGQQFqIQFBJAwCCyADQQA2AgAMAgsgASAERgRAQZEBIQIM1AELIAEtAABBzABHDQEgAUEBaiEBQRMLOgApIAMoAgQhACADQQA2AgQgAyAAIAEQLiIADQIMAQtBACECIANBADYCHCADIAE2AhQgA0H+HzYCECADQQY2AgwM0QELQfgAIQIMtwELIANBkAE2AhwgAyABNgIUIAMgADYCDEEAIQIMzwELQQAhAAJAIAMoAjgiAkUNACACKAJAIgJFDQAgAyACEQAAIQALIABFDQAgAEEVRg0BIANBADYCHCADIAE2AhQgA0GCDzYCECADQSA2AgxBACECDM4BC0H3ACECDLQBCyADQY8BNgIcIAMgATYCFCADQewbNgIQIANBFTYCDEEAIQIMzAELIAEgBEYEQEGPASECDMwBCwJAIAEtAABBIEYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZsfNgIQIANBBjYCDEEAIQIMzAELQQIhAgyyAQsDQCABLQAAQSBHDQIgBCABQQFqIgFHDQALQY4BIQIMygELIAEgBEYEQEGNASECDMoBCwJAIAEtAABBCWsOBEoAAEoAC0H1ACECDLABCyADLQApQQVGBEBB9gAhAgywAQtB9AAhAgyvAQsgASAERgRAQYwBIQIMyAELIANBEDYCCCADIAE2AgQMCgsgASAERgRAQYsBIQIMxwELAkAgAS0AAEEJaw4ERwAARwALQfMAIQIMrQELIAEgBEcEQCADQRA2AgggAyABNgIEQfEAIQIMrQELQYoBIQIMxQELAkAgASAERwRAA0AgAS0AAEGg0ABqLQAAIgBBA0cEQAJAIABBAWsOAkkABAtB8AAhAgyvAQsgBCABQQFqIgFHDQALQYgBIQIMxgELQYgBIQIMxQELIANBADYCHCADIAE2AhQgA0HbIDYCECADQQc2AgxBACECDMQBCyABIARGBEBBiQEhAgzEAQsCQAJAAkAgAS0AAEGg0gBqLQAAQQFrDgNGAgABC0HyACECDKwBCyADQQA2AhwgAyABNgIUIANBtBI2AhAgA0EHNgIMQQAhAgzEAQtB6gAhAgyqAQsgASAERwRAIAFBAWohAUHvACECDKoBC0GHASECDMIBCyAEIAEiAEYEQEGGASECDMIBCyAALQAAIgFBL0YEQCAAQQFqIQFB7gAhAgypAQsgAUEJayICQRdLDQEgACEBQQEgAnRBm4CABHENQQwBCyAEIAEiAEYEQEGFASECDMEBCyAALQAAQS9HDQAgAEEBaiEBDAMLQQAhAiADQQA2AhwgAyAANgIUIANB2yA2AhAgA0EHNgIMDL8BCwJAAkACQAJAAkADQCABLQAAQaDOAGotAAAiAEEFRwRAAkACQCAAQQFrDghHBQYHCAAEAQgLQesAIQIMrQELIAFBAWohAUHtACECDKwBCyAEIAFBAWoiAUcNAAtBhAEhAgzDAQsgAUEBagwUCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDMEBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDMABCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNHiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDL8BCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy+AQsgASAERgRAQYMBIQIMvgELAkAgAS0AAEGgzgBqLQAAQQFrDgg+BAUGAAgCAwcLIAFBAWohAQtBAyECDKMBCyABQQFqDA0LQQAhAiADQQA2AhwgA0HREjYCECADQQc2AgwgAyABQQFqNgIUDLoBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQdsANgIcIAMgATYCFCADIAA2AgxBACECDLkBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQd0ANgIcIAMgATYCFCADIAA2AgxBACECDLgBCyADKAIEIQAgA0EANgIEIAMgACABECwiAEUNFiADQfoANgIcIAMgATYCFCADIAA2AgxBACECDLcBCyADQQA2AhwgAyABNgIUIANB+Q82AhAgA0EHNgIMQQAhAgy2AQtB7AAhAgycAQsgASAERgRAQYIBIQIMtQELIAFBAWoMAgsgASAERgRAQYEBIQIMtAELIAFBAWoMAQsgASAERg0BIAFBAWoLIQFBBCECDJgBC0GAASECDLABCwNAIAEtAABBoMwAai0AACIAQQJHBEAgAEEBRwRAQekAIQIMmQELDDELIAQgAUEBaiIBRw0AC0H/ACECDK8BCyABIARGBEBB/gAhAgyvAQsCQCABLQAAQQlrDjcvAwYvBAYGBgYGBgYGBgYGBgYGBgYGBgUGBgIGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYGBgYABgsgAUEBagshAUEFIQIMlAELIAFBAWoMBgsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgyrAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgyqAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQggA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgypAQsgA0EANgIcIAMgATYCFCADQY0UNgIQIANBBzYCDEEAIQIMqAELAkACQAJAAkADQCABLQAAQaDKAGotAAAiAEEFRwRAAkAgAEEBaw4GLgMEBQYABgtB6AAhAgyUAQsgBCABQQFqIgFHDQALQf0AIQIMqwELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB2wA2AhwgAyABNgIUIAMgADYCDEEAIQIMqgELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB3QA2AhwgAyABNgIUIAMgADYCDEEAIQIMqQELIAMoAgQhACADQQA2AgQgAyAAIAEQLCIARQ0HIANB+gA2AhwgAyABNgIUIAMgADYCDEEAIQIMqAELIANBADYCHCADIAE2AhQgA0HkCDYCECADQQc2AgxBACECDKcBCyABIARGDQEgAUEBagshAUEGIQIMjAELQfwAIQIMpAELAkACQAJAAkADQCABLQAAQaDIAGotAAAiAEEFRwRAIABBAWsOBCkCAwQFCyAEIAFBAWoiAUcNAAtB+wAhAgynAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HbADYCHCADIAE2AhQgAyAANgIMQQAhAgymAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0HdADYCHCADIAE2AhQgAyAANgIMQQAhAgylAQsgAygCBCEAIANBADYCBCADIAAgARAsIgBFDQMgA0H6ADYCHCADIAE2AhQgAyAANgIMQQAhAgykAQsgA0EANgIcIAMgATYCFCADQbwKNgIQIANBBzYCDEEAIQIMowELQc8AIQIMiQELQdEAIQIMiAELQecAIQIMhwELIAEgBEYEQEH6ACECDKABCwJAIAEtAABBCWsOBCAAACAACyABQQFqIQFB5gAhAgyGAQsgASAERgRAQfkAIQIMnwELAkAgAS0AAEEJaw4EHwAAHwALQQAhAAJAIAMoAjgiAkUNACACKAI4IgJFDQAgAyACEQAAIQALIABFBEBB4gEhAgyGAQsgAEEVRwRAIANBADYCHCADIAE2AhQgA0HJDTYCECADQRo2AgxBACECDJ8BCyADQfgANgIcIAMgATYCFCADQeoaNgIQIANBFTYCDEEAIQIMngELIAEgBEcEQCADQQ02AgggAyABNgIEQeQAIQIMhQELQfcAIQIMnQELIAEgBEYEQEH2ACECDJ0BCwJAAkACQCABLQAAQcgAaw4LAAELCwsLCwsLCwILCyABQQFqIQFB3QAhAgyFAQsgAUEBaiEBQeAAIQIMhAELIAFBAWohAUHjACECDIMBC0H1ACECIAEgBEYNmwEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBtdUAai0AAEcNCCAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMnAELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgAEQCADQfQANgIcIAMgATYCFCADIAA2AgxBACECDJwBC0HiACECDIIBC0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMnAELQeEAIQIMggELIANB8wA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyaAQsgAy0AKSIAQSNrQQtJDQkCQCAAQQZLDQBBASAAdEHKAHFFDQAMCgtBACECIANBADYCHCADIAE2AhQgA0HtCTYCECADQQg2AgwMmQELQfIAIQIgASAERg2YASADKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGz1QBqLQAARw0FIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAyZAQsgAygCBCEAIANCADcDACADIAAgBkEBaiIBECsiAARAIANB8QA2AhwgAyABNgIUIAMgADYCDEEAIQIMmQELQd8AIQIMfwtBACEAAkAgAygCOCICRQ0AIAIoAjQiAkUNACADIAIRAAAhAAsCQCAABEAgAEEVRg0BIANBADYCHCADIAE2AhQgA0HqDTYCECADQSY2AgxBACECDJkBC0HeACECDH8LIANB8AA2AhwgAyABNgIUIANBgBs2AhAgA0EVNgIMQQAhAgyXAQsgAy0AKUEhRg0GIANBADYCHCADIAE2AhQgA0GRCjYCECADQQg2AgxBACECDJYBC0HvACECIAEgBEYNlQEgAygCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABBsNUAai0AAEcNAiAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyADIAU2AgAMlgELIAMoAgQhACADQgA3AwAgAyAAIAZBAWoiARArIgBFDQIgA0HtADYCHCADIAE2AhQgAyAANgIMQQAhAgyVAQsgA0EANgIACyADKAIEIQAgA0EANgIEIAMgACABECsiAEUNgAEgA0HuADYCHCADIAE2AhQgAyAANgIMQQAhAgyTAQtB3AAhAgx5C0EAIQACQCADKAI4IgJFDQAgAigCNCICRQ0AIAMgAhEAACEACwJAIAAEQCAAQRVGDQEgA0EANgIcIAMgATYCFCADQeoNNgIQIANBJjYCDEEAIQIMkwELQdsAIQIMeQsgA0HsADYCHCADIAE2AhQgA0GAGzYCECADQRU2AgxBACECDJEBCyADLQApIgBBI0kNACAAQS5GDQAgA0EANgIcIAMgATYCFCADQckJNgIQIANBCDYCDEEAIQIMkAELQdoAIQIMdgsgASAERgRAQesAIQIMjwELAkAgAS0AAEEvRgRAIAFBAWohAQwBCyADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMQQAhAgyPAQtB2QAhAgx1CyABIARHBEAgA0EONgIIIAMgATYCBEHYACECDHULQeoAIQIMjQELIAEgBEYEQEHpACECDI0BCyABLQAAQTBrIgBB/wFxQQpJBEAgAyAAOgAqIAFBAWohAUHXACECDHQLIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ16IANB6AA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAEgBEYEQEHnACECDIwBCwJAIAEtAABBLkYEQCABQQFqIQEMAQsgAygCBCEAIANBADYCBCADIAAgARAvIgBFDXsgA0HmADYCHCADIAE2AhQgAyAANgIMQQAhAgyMAQtB1gAhAgxyCyABIARGBEBB5QAhAgyLAQtBACEAQQEhBUEBIQdBACECAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkAgAS0AAEEwaw4KCgkAAQIDBAUGCAsLQQIMBgtBAwwFC0EEDAQLQQUMAwtBBgwCC0EHDAELQQgLIQJBACEFQQAhBwwCC0EJIQJBASEAQQAhBUEAIQcMAQtBACEFQQEhAgsgAyACOgArIAFBAWohAQJAAkAgAy0ALkEQcQ0AAkACQAJAIAMtACoOAwEAAgQLIAdFDQMMAgsgAA0BDAILIAVFDQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ0CIANB4gA2AhwgAyABNgIUIAMgADYCDEEAIQIMjQELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ19IANB4wA2AhwgAyABNgIUIAMgADYCDEEAIQIMjAELIAMoAgQhACADQQA2AgQgAyAAIAEQLyIARQ17IANB5AA2AhwgAyABNgIUIAMgADYCDAyLAQtB1AAhAgxxCyADLQApQSJGDYYBQdMAIQIMcAtBACEAAkAgAygCOCICRQ0AIAIoAkQiAkUNACADIAIRAAAhAAsgAEUEQEHVACECDHALIABBFUcEQCADQQA2AhwgAyABNgIUIANBpA02AhAgA0EhNgIMQQAhAgyJAQsgA0HhADYCHCADIAE2AhQgA0HQGjYCECADQRU2AgxBACECDIgBCyABIARGBEBB4AAhAgyIAQsCQAJAAkACQAJAIAEtAABBCmsOBAEEBAAECyABQQFqIQEMAQsgAUEBaiEBIANBL2otAABBAXFFDQELQdIAIQIMcAsgA0EANgIcIAMgATYCFCADQbYRNgIQIANBCTYCDEEAIQIMiAELIANBADYCHCADIAE2AhQgA0G2ETYCECADQQk2AgxBACECDIcBCyABIARGBEBB3wAhAgyHAQsgAS0AAEEKRgRAIAFBAWohAQwJCyADLQAuQcAAcQ0IIANBADYCHCADIAE2AhQgA0G2ETYCECADQQI2AgxBACECDIYBCyABIARGBEBB3QAhAgyGAQsgAS0AACICQQ1GBEAgAUEBaiEBQdAAIQIMbQsgASEAIAJBCWsOBAUBAQUBCyAEIAEiAEYEQEHcACECDIUBCyAALQAAQQpHDQAgAEEBagwCC0EAIQIgA0EANgIcIAMgADYCFCADQcotNgIQIANBBzYCDAyDAQsgASAERgRAQdsAIQIMgwELAkAgAS0AAEEJaw4EAwAAAwALIAFBAWoLIQFBzgAhAgxoCyABIARGBEBB2gAhAgyBAQsgAS0AAEEJaw4EAAEBAAELQQAhAiADQQA2AhwgA0GaEjYCECADQQc2AgwgAyABQQFqNgIUDH8LIANBgBI7ASpBACEAAkAgAygCOCICRQ0AIAIoAjgiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HZADYCHCADIAE2AhQgA0HqGjYCECADQRU2AgxBACECDH4LQc0AIQIMZAsgA0EANgIcIAMgATYCFCADQckNNgIQIANBGjYCDEEAIQIMfAsgASAERgRAQdkAIQIMfAsgAS0AAEEgRw09IAFBAWohASADLQAuQQFxDT0gA0EANgIcIAMgATYCFCADQcIcNgIQIANBHjYCDEEAIQIMewsgASAERgRAQdgAIQIMewsCQAJAAkACQAJAIAEtAAAiAEEKaw4EAgMDAAELIAFBAWohAUEsIQIMZQsgAEE6Rw0BIANBADYCHCADIAE2AhQgA0HnETYCECADQQo2AgxBACECDH0LIAFBAWohASADQS9qLQAAQQFxRQ1zIAMtADJBgAFxRQRAIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsCQAJAIAAOFk1MSwEBAQEBAQEBAQEBAQEBAQEBAQABCyADQSk2AhwgAyABNgIUIANBrBk2AhAgA0EVNgIMQQAhAgx+CyADQQA2AhwgAyABNgIUIANB5Qs2AhAgA0ERNgIMQQAhAgx9C0EAIQACQCADKAI4IgJFDQAgAigCXCICRQ0AIAMgAhEAACEACyAARQ1ZIABBFUcNASADQQU2AhwgAyABNgIUIANBmxs2AhAgA0EVNgIMQQAhAgx8C0HLACECDGILQQAhAiADQQA2AhwgAyABNgIUIANBkA42AhAgA0EUNgIMDHoLIAMgAy8BMkGAAXI7ATIMOwsgASAERwRAIANBETYCCCADIAE2AgRBygAhAgxgC0HXACECDHgLIAEgBEYEQEHWACECDHgLAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAQEBAQEBAQEBAQEBAAUBAQAIDQAsgAUEBaiEBQcYAIQIMYQsgAUEBaiEBQccAIQIMYAsgAUEBaiEBQcgAIQIMXwsgAUEBaiEBQckAIQIMXgtB1QAhAiAEIAEiAEYNdiAEIAFrIAMoAgAiAWohBiAAIAFrQQVqIQcDQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQhBBCABQQVGDQoaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHYLQdQAIQIgBCABIgBGDXUgBCABayADKAIAIgFqIQYgACABa0EPaiEHA0AgAUGAyABqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0HQQMgAUEPRg0JGiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAx1C0HTACECIAQgASIARg10IAQgAWsgAygCACIBaiEGIAAgAWtBDmohBwNAIAFB4scAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNBiABQQ5GDQcgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMdAtB0gAhAiAEIAEiAEYNcyAEIAFrIAMoAgAiAWohBSAAIAFrQQFqIQYDQCABQeDHAGotAAAgAC0AACIHQSByIAcgB0HBAGtB/wFxQRpJG0H/AXFHDQUgAUEBRg0CIAFBAWohASAEIABBAWoiAEcNAAsgAyAFNgIADHMLIAEgBEYEQEHRACECDHMLAkACQCABLQAAIgBBIHIgACAAQcEAa0H/AXFBGkkbQf8BcUHuAGsOBwA5OTk5OQE5CyABQQFqIQFBwwAhAgxaCyABQQFqIQFBxAAhAgxZCyADQQA2AgAgBkEBaiEBQcUAIQIMWAtB0AAhAiAEIAEiAEYNcCAEIAFrIAMoAgAiAWohBiAAIAFrQQlqIQcDQCABQdbHAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQJBAiABQQlGDQQaIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADHALQc8AIQIgBCABIgBGDW8gBCABayADKAIAIgFqIQYgACABa0EFaiEHA0AgAUHQxwBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYNAiABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxvCyAAIQEgA0EANgIADDMLQQELOgAsIANBADYCACAHQQFqIQELQS0hAgxSCwJAA0AgAS0AAEHQxQBqLQAAQQFHDQEgBCABQQFqIgFHDQALQc0AIQIMawtBwgAhAgxRCyABIARGBEBBzAAhAgxqCyABLQAAQTpGBEAgAygCBCEAIANBADYCBCADIAAgARAwIgBFDTMgA0HLADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxqCyADQQA2AhwgAyABNgIUIANB5xE2AhAgA0EKNgIMQQAhAgxpCwJAAkAgAy0ALEECaw4CAAEnCyADQTNqLQAAQQJxRQ0mIAMtAC5BAnENJiADQQA2AhwgAyABNgIUIANBphQ2AhAgA0ELNgIMQQAhAgxpCyADLQAyQSBxRQ0lIAMtAC5BAnENJSADQQA2AhwgAyABNgIUIANBvRM2AhAgA0EPNgIMQQAhAgxoC0EAIQACQCADKAI4IgJFDQAgAigCSCICRQ0AIAMgAhEAACEACyAARQRAQcEAIQIMTwsgAEEVRwRAIANBADYCHCADIAE2AhQgA0GmDzYCECADQRw2AgxBACECDGgLIANBygA2AhwgAyABNgIUIANBhRw2AhAgA0EVNgIMQQAhAgxnCyABIARHBEAgASECA0AgBCACIgFrQRBOBEAgAUEQaiEC/Qz/////////////////////IAH9AAAAIg1BB/1sIA39DODg4ODg4ODg4ODg4ODg4OD9bv0MX19fX19fX19fX19fX19fX/0mIA39DAkJCQkJCQkJCQkJCQkJCQn9I/1Q/VL9ZEF/c2giAEEQRg0BIAAgAWohAQwYCyABIARGBEBBxAAhAgxpCyABLQAAQcDBAGotAABBAUcNFyAEIAFBAWoiAkcNAAtBxAAhAgxnC0HEACECDGYLIAEgBEcEQANAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXEiAEEJRg0AIABBIEYNAAJAAkACQAJAIABB4wBrDhMAAwMDAwMDAwEDAwMDAwMDAwMCAwsgAUEBaiEBQTYhAgxSCyABQQFqIQFBNyECDFELIAFBAWohAUE4IQIMUAsMFQsgBCABQQFqIgFHDQALQTwhAgxmC0E8IQIMZQsgASAERgRAQcgAIQIMZQsgA0ESNgIIIAMgATYCBAJAAkACQAJAAkAgAy0ALEEBaw4EFAABAgkLIAMtADJBIHENA0HgASECDE8LAkAgAy8BMiIAQQhxRQ0AIAMtAChBAUcNACADLQAuQQhxRQ0CCyADIABB9/sDcUGABHI7ATIMCwsgAyADLwEyQRByOwEyDAQLIANBADYCBCADIAEgARAxIgAEQCADQcEANgIcIAMgADYCDCADIAFBAWo2AhRBACECDGYLIAFBAWohAQxYCyADQQA2AhwgAyABNgIUIANB9BM2AhAgA0EENgIMQQAhAgxkC0HHACECIAEgBEYNYyADKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIABBwMUAai0AACABLQAAQSByRw0BIABBBkYNSiAAQQFqIQAgBCABQQFqIgFHDQALIAMgBTYCAAxkCyADQQA2AgAMBQsCQCABIARHBEADQCABLQAAQcDDAGotAAAiAEEBRwRAIABBAkcNAyABQQFqIQEMBQsgBCABQQFqIgFHDQALQcUAIQIMZAtBxQAhAgxjCwsgA0EAOgAsDAELQQshAgxHC0E/IQIMRgsCQAJAA0AgAS0AACIAQSBHBEACQCAAQQprDgQDBQUDAAsgAEEsRg0DDAQLIAQgAUEBaiIBRw0AC0HGACECDGALIANBCDoALAwOCyADLQAoQQFHDQIgAy0ALkEIcQ0CIAMoAgQhACADQQA2AgQgAyAAIAEQMSIABEAgA0HCADYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxfCyABQQFqIQEMUAtBOyECDEQLAkADQCABLQAAIgBBIEcgAEEJR3ENASAEIAFBAWoiAUcNAAtBwwAhAgxdCwtBPCECDEILAkACQCABIARHBEADQCABLQAAIgBBIEcEQCAAQQprDgQDBAQDBAsgBCABQQFqIgFHDQALQT8hAgxdC0E/IQIMXAsgAyADLwEyQSByOwEyDAoLIAMoAgQhACADQQA2AgQgAyAAIAEQMSIARQ1OIANBPjYCHCADIAE2AhQgAyAANgIMQQAhAgxaCwJAIAEgBEcEQANAIAEtAABBwMMAai0AACIAQQFHBEAgAEECRg0DDAwLIAQgAUEBaiIBRw0AC0E3IQIMWwtBNyECDFoLIAFBAWohAQwEC0E7IQIgBCABIgBGDVggBCABayADKAIAIgFqIQYgACABa0EFaiEHAkADQCABQZDIAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAUEFRgRAQQchAQw/CyABQQFqIQEgBCAAQQFqIgBHDQALIAMgBjYCAAxZCyADQQA2AgAgACEBDAULQTohAiAEIAEiAEYNVyAEIAFrIAMoAgAiAWohBiAAIAFrQQhqIQcCQANAIAFBtMEAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNASABQQhGBEBBBSEBDD4LIAFBAWohASAEIABBAWoiAEcNAAsgAyAGNgIADFgLIANBADYCACAAIQEMBAtBOSECIAQgASIARg1WIAQgAWsgAygCACIBaiEGIAAgAWtBA2ohBwJAA0AgAUGwwQBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBA0YEQEEGIQEMPQsgAUEBaiEBIAQgAEEBaiIARw0ACyADIAY2AgAMVwsgA0EANgIAIAAhAQwDCwJAA0AgAS0AACIAQSBHBEAgAEEKaw4EBwQEBwILIAQgAUEBaiIBRw0AC0E4IQIMVgsgAEEsRw0BIAFBAWohAEEBIQECQAJAAkACQAJAIAMtACxBBWsOBAMBAgQACyAAIQEMBAtBAiEBDAELQQQhAQsgA0EBOgAsIAMgAy8BMiABcjsBMiAAIQEMAQsgAyADLwEyQQhyOwEyIAAhAQtBPiECDDsLIANBADoALAtBOSECDDkLIAEgBEYEQEE2IQIMUgsCQAJAAkACQAJAIAEtAABBCmsOBAACAgECCyADKAIEIQAgA0EANgIEIAMgACABEDEiAEUNAiADQTM2AhwgAyABNgIUIAMgADYCDEEAIQIMVQsgAygCBCEAIANBADYCBCADIAAgARAxIgBFBEAgAUEBaiEBDAYLIANBMjYCHCADIAA2AgwgAyABQQFqNgIUQQAhAgxUCyADLQAuQQFxBEBB3wEhAgw7CyADKAIEIQAgA0EANgIEIAMgACABEDEiAA0BDEkLQTQhAgw5CyADQTU2AhwgAyABNgIUIAMgADYCDEEAIQIMUQtBNSECDDcLIANBL2otAABBAXENACADQQA2AhwgAyABNgIUIANB6xY2AhAgA0EZNgIMQQAhAgxPC0EzIQIMNQsgASAERgRAQTIhAgxOCwJAIAEtAABBCkYEQCABQQFqIQEMAQsgA0EANgIcIAMgATYCFCADQZIXNgIQIANBAzYCDEEAIQIMTgtBMiECDDQLIAEgBEYEQEExIQIMTQsCQCABLQAAIgBBCUYNACAAQSBGDQBBASECAkAgAy0ALEEFaw4EBgQFAA0LIAMgAy8BMkEIcjsBMgwMCyADLQAuQQFxRQ0BIAMtACxBCEcNACADQQA6ACwLQT0hAgwyCyADQQA2AhwgAyABNgIUIANBwhY2AhAgA0EKNgIMQQAhAgxKC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyDAYLIAEgBEYEQEEwIQIMRwsgAS0AAEEKRgRAIAFBAWohAQwBCyADLQAuQQFxDQAgA0EANgIcIAMgATYCFCADQdwoNgIQIANBAjYCDEEAIQIMRgtBMCECDCwLIAFBAWohAUExIQIMKwsgASAERgRAQS8hAgxECyABLQAAIgBBCUcgAEEgR3FFBEAgAUEBaiEBIAMtAC5BAXENASADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMQQAhAgxEC0EBIQICQAJAAkACQAJAAkAgAy0ALEECaw4HBQQEAwECAAQLIAMgAy8BMkEIcjsBMgwDC0ECIQIMAQtBBCECCyADQQE6ACwgAyADLwEyIAJyOwEyC0EvIQIMKwsgA0EANgIcIAMgATYCFCADQYQTNgIQIANBCzYCDEEAIQIMQwtB4QEhAgwpCyABIARGBEBBLiECDEILIANBADYCBCADQRI2AgggAyABIAEQMSIADQELQS4hAgwnCyADQS02AhwgAyABNgIUIAMgADYCDEEAIQIMPwtBACEAAkAgAygCOCICRQ0AIAIoAkwiAkUNACADIAIRAAAhAAsgAEUNACAAQRVHDQEgA0HYADYCHCADIAE2AhQgA0GzGzYCECADQRU2AgxBACECDD4LQcwAIQIMJAsgA0EANgIcIAMgATYCFCADQbMONgIQIANBHTYCDEEAIQIMPAsgASAERgRAQc4AIQIMPAsgAS0AACIAQSBGDQIgAEE6Rg0BCyADQQA6ACxBCSECDCELIAMoAgQhACADQQA2AgQgAyAAIAEQMCIADQEMAgsgAy0ALkEBcQRAQd4BIQIMIAsgAygCBCEAIANBADYCBCADIAAgARAwIgBFDQIgA0EqNgIcIAMgADYCDCADIAFBAWo2AhRBACECDDgLIANBywA2AhwgAyAANgIMIAMgAUEBajYCFEEAIQIMNwsgAUEBaiEBQcAAIQIMHQsgAUEBaiEBDCwLIAEgBEYEQEErIQIMNQsCQCABLQAAQQpGBEAgAUEBaiEBDAELIAMtAC5BwABxRQ0GCyADLQAyQYABcQRAQQAhAAJAIAMoAjgiAkUNACACKAJcIgJFDQAgAyACEQAAIQALIABFDRIgAEEVRgRAIANBBTYCHCADIAE2AhQgA0GbGzYCECADQRU2AgxBACECDDYLIANBADYCHCADIAE2AhQgA0GQDjYCECADQRQ2AgxBACECDDULIANBMmohAiADEDVBACEAAkAgAygCOCIGRQ0AIAYoAigiBkUNACADIAYRAAAhAAsgAA4WAgEABAQEBAQEBAQEBAQEBAQEBAQEAwQLIANBAToAMAsgAiACLwEAQcAAcjsBAAtBKyECDBgLIANBKTYCHCADIAE2AhQgA0GsGTYCECADQRU2AgxBACECDDALIANBADYCHCADIAE2AhQgA0HlCzYCECADQRE2AgxBACECDC8LIANBADYCHCADIAE2AhQgA0GlCzYCECADQQI2AgxBACECDC4LQQEhByADLwEyIgVBCHFFBEAgAykDIEIAUiEHCwJAIAMtADAEQEEBIQAgAy0AKUEFRg0BIAVBwABxRSAHcUUNAQsCQCADLQAoIgJBAkYEQEEBIQAgAy8BNCIGQeUARg0CQQAhACAFQcAAcQ0CIAZB5ABGDQIgBkHmAGtBAkkNAiAGQcwBRg0CIAZBsAJGDQIMAQtBACEAIAVBwABxDQELQQIhACAFQQhxDQAgBUGABHEEQAJAIAJBAUcNACADLQAuQQpxDQBBBSEADAILQQQhAAwBCyAFQSBxRQRAIAMQNkEAR0ECdCEADAELQQBBAyADKQMgUBshAAsgAEEBaw4FAgAHAQMEC0ERIQIMEwsgA0EBOgAxDCkLQQAhAgJAIAMoAjgiAEUNACAAKAIwIgBFDQAgAyAAEQAAIQILIAJFDSYgAkEVRgRAIANBAzYCHCADIAE2AhQgA0HSGzYCECADQRU2AgxBACECDCsLQQAhAiADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMDCoLIANBADYCHCADIAE2AhQgA0H5IDYCECADQQ82AgxBACECDCkLQQAhAAJAIAMoAjgiAkUNACACKAIwIgJFDQAgAyACEQAAIQALIAANAQtBDiECDA4LIABBFUYEQCADQQI2AhwgAyABNgIUIANB0hs2AhAgA0EVNgIMQQAhAgwnCyADQQA2AhwgAyABNgIUIANB3Q42AhAgA0ESNgIMQQAhAgwmC0EqIQIMDAsgASAERwRAIANBCTYCCCADIAE2AgRBKSECDAwLQSYhAgwkCyADIAMpAyAiDCAEIAFrrSIKfSILQgAgCyAMWBs3AyAgCiAMVARAQSUhAgwkCyADKAIEIQAgA0EANgIEIAMgACABIAynaiIBEDIiAEUNACADQQU2AhwgAyABNgIUIAMgADYCDEEAIQIMIwtBDyECDAkLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQTBrDjcXFgABAgMEBQYHFBQUFBQUFAgJCgsMDRQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUDg8QERITFAtCAiEKDBYLQgMhCgwVC0IEIQoMFAtCBSEKDBMLQgYhCgwSC0IHIQoMEQtCCCEKDBALQgkhCgwPC0IKIQoMDgtCCyEKDA0LQgwhCgwMC0INIQoMCwtCDiEKDAoLQg8hCgwJC0IKIQoMCAtCCyEKDAcLQgwhCgwGC0INIQoMBQtCDiEKDAQLQg8hCgwDCyADQQA2AhwgAyABNgIUIANBnxU2AhAgA0EMNgIMQQAhAgwhCyABIARGBEBBIiECDCELQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43FRQAAQIDBAUGBxYWFhYWFhYICQoLDA0WFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFg4PEBESExYLQgIhCgwUC0IDIQoMEwtCBCEKDBILQgUhCgwRC0IGIQoMEAtCByEKDA8LQgghCgwOC0IJIQoMDQtCCiEKDAwLQgshCgwLC0IMIQoMCgtCDSEKDAkLQg4hCgwIC0IPIQoMBwtCCiEKDAYLQgshCgwFC0IMIQoMBAtCDSEKDAMLQg4hCgwCC0IPIQoMAQtCASEKCyABQQFqIQEgAykDICILQv//////////D1gEQCADIAtCBIYgCoQ3AyAMAgsgA0EANgIcIAMgATYCFCADQbUJNgIQIANBDDYCDEEAIQIMHgtBJyECDAQLQSghAgwDCyADIAE6ACwgA0EANgIAIAdBAWohAUEMIQIMAgsgA0EANgIAIAZBAWohAUEKIQIMAQsgAUEBaiEBQQghAgwACwALQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBcLQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBYLQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBULQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDBQLQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDBMLQQAhAiADQQA2AhwgAyABNgIUIANBsjg2AhAgA0EINgIMDBILQQAhAiADQQA2AhwgAyABNgIUIANBgxE2AhAgA0EJNgIMDBELQQAhAiADQQA2AhwgAyABNgIUIANB3wo2AhAgA0EJNgIMDBALQQAhAiADQQA2AhwgAyABNgIUIANB7RA2AhAgA0EJNgIMDA8LQQAhAiADQQA2AhwgAyABNgIUIANB0hE2AhAgA0EJNgIMDA4LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDA0LQQAhAiADQQA2AhwgAyABNgIUIANBuRc2AhAgA0EPNgIMDAwLQQAhAiADQQA2AhwgAyABNgIUIANBmRM2AhAgA0ELNgIMDAsLQQAhAiADQQA2AhwgAyABNgIUIANBnQk2AhAgA0ELNgIMDAoLQQAhAiADQQA2AhwgAyABNgIUIANBlxA2AhAgA0EKNgIMDAkLQQAhAiADQQA2AhwgAyABNgIUIANBsRA2AhAgA0EKNgIMDAgLQQAhAiADQQA2AhwgAyABNgIUIANBux02AhAgA0ECNgIMDAcLQQAhAiADQQA2AhwgAyABNgIUIANBlhY2AhAgA0ECNgIMDAYLQQAhAiADQQA2AhwgAyABNgIUIANB+Rg2AhAgA0ECNgIMDAULQQAhAiADQQA2AhwgAyABNgIUIANBxBg2AhAgA0ECNgIMDAQLIANBAjYCHCADIAE2AhQgA0GpHjYCECADQRY2AgxBACECDAMLQd4AIQIgASAERg0CIAlBCGohByADKAIAIQUCQAJAIAEgBEcEQCAFQZbIAGohCCAEIAVqIAFrIQYgBUF/c0EKaiIFIAFqIQADQCABLQAAIAgtAABHBEBBAiEIDAMLIAVFBEBBACEIIAAhAQwDCyAFQQFrIQUgCEEBaiEIIAQgAUEBaiIBRw0ACyAGIQUgBCEBCyAHQQE2AgAgAyAFNgIADAELIANBADYCACAHIAg2AgALIAcgATYCBCAJKAIMIQACQAJAIAkoAghBAWsOAgQBAAsgA0EANgIcIANBwh42AhAgA0EXNgIMIAMgAEEBajYCFEEAIQIMAwsgA0EANgIcIAMgADYCFCADQdceNgIQIANBCTYCDEEAIQIMAgsgASAERgRAQSghAgwCCyADQQk2AgggAyABNgIEQSchAgwBCyABIARGBEBBASECDAELA0ACQAJAAkAgAS0AAEEKaw4EAAEBAAELIAFBAWohAQwBCyABQQFqIQEgAy0ALkEgcQ0AQQAhAiADQQA2AhwgAyABNgIUIANBoSE2AhAgA0EFNgIMDAILQQEhAiABIARHDQALCyAJQRBqJAAgAkUEQCADKAIMIQAMAQsgAyACNgIcQQAhACADKAIEIgFFDQAgAyABIAQgAygCCBEBACIBRQ0AIAMgBDYCFCADIAE2AgwgASEACyAAC74CAQJ/IABBADoAACAAQeQAaiIBQQFrQQA6AAAgAEEAOgACIABBADoAASABQQNrQQA6AAAgAUECa0EAOgAAIABBADoAAyABQQRrQQA6AABBACAAa0EDcSIBIABqIgBBADYCAEHkACABa0F8cSICIABqIgFBBGtBADYCAAJAIAJBCUkNACAAQQA2AgggAEEANgIEIAFBCGtBADYCACABQQxrQQA2AgAgAkEZSQ0AIABBADYCGCAAQQA2AhQgAEEANgIQIABBADYCDCABQRBrQQA2AgAgAUEUa0EANgIAIAFBGGtBADYCACABQRxrQQA2AgAgAiAAQQRxQRhyIgJrIgFBIEkNACAAIAJqIQADQCAAQgA3AxggAEIANwMQIABCADcDCCAAQgA3AwAgAEEgaiEAIAFBIGsiAUEfSw0ACwsLVgEBfwJAIAAoAgwNAAJAAkACQAJAIAAtADEOAwEAAwILIAAoAjgiAUUNACABKAIwIgFFDQAgACABEQAAIgENAwtBAA8LAAsgAEHKGTYCEEEOIQELIAELGgAgACgCDEUEQCAAQd4fNgIQIABBFTYCDAsLFAAgACgCDEEVRgRAIABBADYCDAsLFAAgACgCDEEWRgRAIABBADYCDAsLBwAgACgCDAsHACAAKAIQCwkAIAAgATYCEAsHACAAKAIUCysAAkAgAEEnTw0AQv//////CSAArYhCAYNQDQAgAEECdEHQOGooAgAPCwALFwAgAEEvTwRAAAsgAEECdEHsOWooAgALvwkBAX9B9C0hAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HqLA8LQZgmDwtB7TEPC0GgNw8LQckpDwtBtCkPC0GWLQ8LQesrDwtBojUPC0HbNA8LQeApDwtB4yQPC0HVJA8LQe4kDwtB5iUPC0HKNA8LQdA3DwtBqjUPC0H1LA8LQfYmDwtBgiIPC0HyMw8LQb4oDwtB5zcPC0HNIQ8LQcAhDwtBuCUPC0HLJQ8LQZYkDwtBjzQPC0HNNQ8LQd0qDwtB7jMPC0GcNA8LQZ4xDwtB9DUPC0HlIg8LQa8lDwtBmTEPC0GyNg8LQfk2DwtBxDIPC0HdLA8LQYIxDwtBwTEPC0GNNw8LQckkDwtB7DYPC0HnKg8LQcgjDwtB4iEPC0HJNw8LQaUiDwtBlCIPC0HbNg8LQd41DwtBhiYPC0G8Kw8LQYsyDwtBoCMPC0H2MA8LQYAsDwtBiSsPC0GkJg8LQfIjDwtBgSgPC0GrMg8LQesnDwtBwjYPC0GiJA8LQc8qDwtB3CMPC0GHJw8LQeQ0DwtBtyIPC0GtMQ8LQdUiDwtBrzQPC0HeJg8LQdYyDwtB9DQPC0GBOA8LQfQ3DwtBkjYPC0GdJw8LQYIpDwtBjSMPC0HXMQ8LQb01DwtBtDcPC0HYMA8LQbYnDwtBmjgPC0GnKg8LQcQnDwtBriMPC0H1Ig8LAAtByiYhAQsgAQsXACAAIAAvAS5B/v8DcSABQQBHcjsBLgsaACAAIAAvAS5B/f8DcSABQQBHQQF0cjsBLgsaACAAIAAvAS5B+/8DcSABQQBHQQJ0cjsBLgsaACAAIAAvAS5B9/8DcSABQQBHQQN0cjsBLgsaACAAIAAvAS5B7/8DcSABQQBHQQR0cjsBLgsaACAAIAAvAS5B3/8DcSABQQBHQQV0cjsBLgsaACAAIAAvAS5Bv/8DcSABQQBHQQZ0cjsBLgsaACAAIAAvAS5B//4DcSABQQBHQQd0cjsBLgsaACAAIAAvAS5B//0DcSABQQBHQQh0cjsBLgsaACAAIAAvAS5B//sDcSABQQBHQQl0cjsBLgs+AQJ/AkAgACgCOCIDRQ0AIAMoAgQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeESNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAggiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfwRNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAgwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQewKNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQfoeNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQcsQNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhgiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQbcfNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAhwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQb8VNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiwiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQf4INgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiAiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQYwdNgIQQRghBAsgBAs+AQJ/AkAgACgCOCIDRQ0AIAMoAiQiA0UNACAAIAEgAiABayADEQEAIgRBf0cNACAAQeYVNgIQQRghBAsgBAs4ACAAAn8gAC8BMkEUcUEURgRAQQEgAC0AKEEBRg0BGiAALwE0QeUARgwBCyAALQApQQVGCzoAMAtZAQJ/AkAgAC0AKEEBRg0AIAAvATQiAUHkAGtB5ABJDQAgAUHMAUYNACABQbACRg0AIAAvATIiAEHAAHENAEEBIQIgAEGIBHFBgARGDQAgAEEocUUhAgsgAguMAQECfwJAAkACQCAALQAqRQ0AIAAtACtFDQAgAC8BMiIBQQJxRQ0BDAILIAAvATIiAUEBcUUNAQtBASECIAAtAChBAUYNACAALwE0IgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNACABQcAAcQ0AQQAhAiABQYgEcUGABEYNACABQShxQQBHIQILIAILcwAgAEEQav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAP0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEwav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEEgav0MAAAAAAAAAAAAAAAAAAAAAP0LAwAgAEH9ATYCHAsGACAAEDoLmi0BC38jAEEQayIKJABB3NUAKAIAIglFBEBBnNkAKAIAIgVFBEBBqNkAQn83AgBBoNkAQoCAhICAgMAANwIAQZzZACAKQQhqQXBxQdiq1aoFcyIFNgIAQbDZAEEANgIAQYDZAEEANgIAC0GE2QBBwNkENgIAQdTVAEHA2QQ2AgBB6NUAIAU2AgBB5NUAQX82AgBBiNkAQcCmAzYCAANAIAFBgNYAaiABQfTVAGoiAjYCACACIAFB7NUAaiIDNgIAIAFB+NUAaiADNgIAIAFBiNYAaiABQfzVAGoiAzYCACADIAI2AgAgAUGQ1gBqIAFBhNYAaiICNgIAIAIgAzYCACABQYzWAGogAjYCACABQSBqIgFBgAJHDQALQczZBEGBpgM2AgBB4NUAQazZACgCADYCAEHQ1QBBgKYDNgIAQdzVAEHI2QQ2AgBBzP8HQTg2AgBByNkEIQkLAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAEHsAU0EQEHE1QAoAgAiBkEQIABBE2pBcHEgAEELSRsiBEEDdiIAdiIBQQNxBEACQCABQQFxIAByQQFzIgJBA3QiAEHs1QBqIgEgAEH01QBqKAIAIgAoAggiA0YEQEHE1QAgBkF+IAJ3cTYCAAwBCyABIAM2AgggAyABNgIMCyAAQQhqIQEgACACQQN0IgJBA3I2AgQgACACaiIAIAAoAgRBAXI2AgQMEQtBzNUAKAIAIgggBE8NASABBEACQEECIAB0IgJBACACa3IgASAAdHFoIgBBA3QiAkHs1QBqIgEgAkH01QBqKAIAIgIoAggiA0YEQEHE1QAgBkF+IAB3cSIGNgIADAELIAEgAzYCCCADIAE2AgwLIAIgBEEDcjYCBCAAQQN0IgAgBGshBSAAIAJqIAU2AgAgAiAEaiIEIAVBAXI2AgQgCARAIAhBeHFB7NUAaiEAQdjVACgCACEDAn9BASAIQQN2dCIBIAZxRQRAQcTVACABIAZyNgIAIAAMAQsgACgCCAsiASADNgIMIAAgAzYCCCADIAA2AgwgAyABNgIICyACQQhqIQFB2NUAIAQ2AgBBzNUAIAU2AgAMEQtByNUAKAIAIgtFDQEgC2hBAnRB9NcAaigCACIAKAIEQXhxIARrIQUgACECA0ACQCACKAIQIgFFBEAgAkEUaigCACIBRQ0BCyABKAIEQXhxIARrIgMgBUkhAiADIAUgAhshBSABIAAgAhshACABIQIMAQsLIAAoAhghCSAAKAIMIgMgAEcEQEHU1QAoAgAaIAMgACgCCCIBNgIIIAEgAzYCDAwQCyAAQRRqIgIoAgAiAUUEQCAAKAIQIgFFDQMgAEEQaiECCwNAIAIhByABIgNBFGoiAigCACIBDQAgA0EQaiECIAMoAhAiAQ0ACyAHQQA2AgAMDwtBfyEEIABBv39LDQAgAEETaiIBQXBxIQRByNUAKAIAIghFDQBBACAEayEFAkACQAJAAn9BACAEQYACSQ0AGkEfIARB////B0sNABogBEEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+agsiBkECdEH01wBqKAIAIgJFBEBBACEBQQAhAwwBC0EAIQEgBEEZIAZBAXZrQQAgBkEfRxt0IQBBACEDA0ACQCACKAIEQXhxIARrIgcgBU8NACACIQMgByIFDQBBACEFIAIhAQwDCyABIAJBFGooAgAiByAHIAIgAEEddkEEcWpBEGooAgAiAkYbIAEgBxshASAAQQF0IQAgAg0ACwsgASADckUEQEEAIQNBAiAGdCIAQQAgAGtyIAhxIgBFDQMgAGhBAnRB9NcAaigCACEBCyABRQ0BCwNAIAEoAgRBeHEgBGsiAiAFSSEAIAIgBSAAGyEFIAEgAyAAGyEDIAEoAhAiAAR/IAAFIAFBFGooAgALIgENAAsLIANFDQAgBUHM1QAoAgAgBGtPDQAgAygCGCEHIAMgAygCDCIARwRAQdTVACgCABogACADKAIIIgE2AgggASAANgIMDA4LIANBFGoiAigCACIBRQRAIAMoAhAiAUUNAyADQRBqIQILA0AgAiEGIAEiAEEUaiICKAIAIgENACAAQRBqIQIgACgCECIBDQALIAZBADYCAAwNC0HM1QAoAgAiAyAETwRAQdjVACgCACEBAkAgAyAEayICQRBPBEAgASAEaiIAIAJBAXI2AgQgASADaiACNgIAIAEgBEEDcjYCBAwBCyABIANBA3I2AgQgASADaiIAIAAoAgRBAXI2AgRBACEAQQAhAgtBzNUAIAI2AgBB2NUAIAA2AgAgAUEIaiEBDA8LQdDVACgCACIDIARLBEAgBCAJaiIAIAMgBGsiAUEBcjYCBEHc1QAgADYCAEHQ1QAgATYCACAJIARBA3I2AgQgCUEIaiEBDA8LQQAhASAEAn9BnNkAKAIABEBBpNkAKAIADAELQajZAEJ/NwIAQaDZAEKAgISAgIDAADcCAEGc2QAgCkEMakFwcUHYqtWqBXM2AgBBsNkAQQA2AgBBgNkAQQA2AgBBgIAECyIAIARBxwBqIgVqIgZBACAAayIHcSICTwRAQbTZAEEwNgIADA8LAkBB/NgAKAIAIgFFDQBB9NgAKAIAIgggAmohACAAIAFNIAAgCEtxDQBBACEBQbTZAEEwNgIADA8LQYDZAC0AAEEEcQ0EAkACQCAJBEBBhNkAIQEDQCABKAIAIgAgCU0EQCAAIAEoAgRqIAlLDQMLIAEoAggiAQ0ACwtBABA7IgBBf0YNBSACIQZBoNkAKAIAIgFBAWsiAyAAcQRAIAIgAGsgACADakEAIAFrcWohBgsgBCAGTw0FIAZB/v///wdLDQVB/NgAKAIAIgMEQEH02AAoAgAiByAGaiEBIAEgB00NBiABIANLDQYLIAYQOyIBIABHDQEMBwsgBiADayAHcSIGQf7///8HSw0EIAYQOyEAIAAgASgCACABKAIEakYNAyAAIQELAkAgBiAEQcgAak8NACABQX9GDQBBpNkAKAIAIgAgBSAGa2pBACAAa3EiAEH+////B0sEQCABIQAMBwsgABA7QX9HBEAgACAGaiEGIAEhAAwHC0EAIAZrEDsaDAQLIAEiAEF/Rw0FDAMLQQAhAwwMC0EAIQAMCgsgAEF/Rw0CC0GA2QBBgNkAKAIAQQRyNgIACyACQf7///8HSw0BIAIQOyEAQQAQOyEBIABBf0YNASABQX9GDQEgACABTw0BIAEgAGsiBiAEQThqTQ0BC0H02ABB9NgAKAIAIAZqIgE2AgBB+NgAKAIAIAFJBEBB+NgAIAE2AgALAkACQAJAQdzVACgCACICBEBBhNkAIQEDQCAAIAEoAgAiAyABKAIEIgVqRg0CIAEoAggiAQ0ACwwCC0HU1QAoAgAiAUEARyAAIAFPcUUEQEHU1QAgADYCAAtBACEBQYjZACAGNgIAQYTZACAANgIAQeTVAEF/NgIAQejVAEGc2QAoAgA2AgBBkNkAQQA2AgADQCABQYDWAGogAUH01QBqIgI2AgAgAiABQezVAGoiAzYCACABQfjVAGogAzYCACABQYjWAGogAUH81QBqIgM2AgAgAyACNgIAIAFBkNYAaiABQYTWAGoiAjYCACACIAM2AgAgAUGM1gBqIAI2AgAgAUEgaiIBQYACRw0AC0F4IABrQQ9xIgEgAGoiAiAGQThrIgMgAWsiAUEBcjYCBEHg1QBBrNkAKAIANgIAQdDVACABNgIAQdzVACACNgIAIAAgA2pBODYCBAwCCyAAIAJNDQAgAiADSQ0AIAEoAgxBCHENAEF4IAJrQQ9xIgAgAmoiA0HQ1QAoAgAgBmoiByAAayIAQQFyNgIEIAEgBSAGajYCBEHg1QBBrNkAKAIANgIAQdDVACAANgIAQdzVACADNgIAIAIgB2pBODYCBAwBCyAAQdTVACgCAEkEQEHU1QAgADYCAAsgACAGaiEDQYTZACEBAkACQAJAA0AgAyABKAIARwRAIAEoAggiAQ0BDAILCyABLQAMQQhxRQ0BC0GE2QAhAQNAIAEoAgAiAyACTQRAIAMgASgCBGoiBSACSw0DCyABKAIIIQEMAAsACyABIAA2AgAgASABKAIEIAZqNgIEIABBeCAAa0EPcWoiCSAEQQNyNgIEIANBeCADa0EPcWoiBiAEIAlqIgRrIQEgAiAGRgRAQdzVACAENgIAQdDVAEHQ1QAoAgAgAWoiADYCACAEIABBAXI2AgQMCAtB2NUAKAIAIAZGBEBB2NUAIAQ2AgBBzNUAQczVACgCACABaiIANgIAIAQgAEEBcjYCBCAAIARqIAA2AgAMCAsgBigCBCIFQQNxQQFHDQYgBUF4cSEIIAVB/wFNBEAgBUEDdiEDIAYoAggiACAGKAIMIgJGBEBBxNUAQcTVACgCAEF+IAN3cTYCAAwHCyACIAA2AgggACACNgIMDAYLIAYoAhghByAGIAYoAgwiAEcEQCAAIAYoAggiAjYCCCACIAA2AgwMBQsgBkEUaiICKAIAIgVFBEAgBigCECIFRQ0EIAZBEGohAgsDQCACIQMgBSIAQRRqIgIoAgAiBQ0AIABBEGohAiAAKAIQIgUNAAsgA0EANgIADAQLQXggAGtBD3EiASAAaiIHIAZBOGsiAyABayIBQQFyNgIEIAAgA2pBODYCBCACIAVBNyAFa0EPcWpBP2siAyADIAJBEGpJGyIDQSM2AgRB4NUAQazZACgCADYCAEHQ1QAgATYCAEHc1QAgBzYCACADQRBqQYzZACkCADcCACADQYTZACkCADcCCEGM2QAgA0EIajYCAEGI2QAgBjYCAEGE2QAgADYCAEGQ2QBBADYCACADQSRqIQEDQCABQQc2AgAgBSABQQRqIgFLDQALIAIgA0YNACADIAMoAgRBfnE2AgQgAyADIAJrIgU2AgAgAiAFQQFyNgIEIAVB/wFNBEAgBUF4cUHs1QBqIQACf0HE1QAoAgAiAUEBIAVBA3Z0IgNxRQRAQcTVACABIANyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRB9NcAaiEAQcjVACgCACIDQQEgAXQiBnFFBEAgACACNgIAQcjVACADIAZyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhAwJAA0AgAyIAKAIEQXhxIAVGDQEgAUEddiEDIAFBAXQhASAAIANBBHFqQRBqIgYoAgAiAw0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIIC0HQ1QAoAgAiASAETQ0AQdzVACgCACIAIARqIgIgASAEayIBQQFyNgIEQdDVACABNgIAQdzVACACNgIAIAAgBEEDcjYCBCAAQQhqIQEMCAtBACEBQbTZAEEwNgIADAcLQQAhAAsgB0UNAAJAIAYoAhwiAkECdEH01wBqIgMoAgAgBkYEQCADIAA2AgAgAA0BQcjVAEHI1QAoAgBBfiACd3E2AgAMAgsgB0EQQRQgBygCECAGRhtqIAA2AgAgAEUNAQsgACAHNgIYIAYoAhAiAgRAIAAgAjYCECACIAA2AhgLIAZBFGooAgAiAkUNACAAQRRqIAI2AgAgAiAANgIYCyABIAhqIQEgBiAIaiIGKAIEIQULIAYgBUF+cTYCBCABIARqIAE2AgAgBCABQQFyNgIEIAFB/wFNBEAgAUF4cUHs1QBqIQACf0HE1QAoAgAiAkEBIAFBA3Z0IgFxRQRAQcTVACABIAJyNgIAIAAMAQsgACgCCAsiASAENgIMIAAgBDYCCCAEIAA2AgwgBCABNgIIDAELQR8hBSABQf///wdNBEAgAUEmIAFBCHZnIgBrdkEBcSAAQQF0a0E+aiEFCyAEIAU2AhwgBEIANwIQIAVBAnRB9NcAaiEAQcjVACgCACICQQEgBXQiA3FFBEAgACAENgIAQcjVACACIANyNgIAIAQgADYCGCAEIAQ2AgggBCAENgIMDAELIAFBGSAFQQF2a0EAIAVBH0cbdCEFIAAoAgAhAAJAA0AgACICKAIEQXhxIAFGDQEgBUEddiEAIAVBAXQhBSACIABBBHFqQRBqIgMoAgAiAA0ACyADIAQ2AgAgBCACNgIYIAQgBDYCDCAEIAQ2AggMAQsgAigCCCIAIAQ2AgwgAiAENgIIIARBADYCGCAEIAI2AgwgBCAANgIICyAJQQhqIQEMAgsCQCAHRQ0AAkAgAygCHCIBQQJ0QfTXAGoiAigCACADRgRAIAIgADYCACAADQFByNUAIAhBfiABd3EiCDYCAAwCCyAHQRBBFCAHKAIQIANGG2ogADYCACAARQ0BCyAAIAc2AhggAygCECIBBEAgACABNgIQIAEgADYCGAsgA0EUaigCACIBRQ0AIABBFGogATYCACABIAA2AhgLAkAgBUEPTQRAIAMgBCAFaiIAQQNyNgIEIAAgA2oiACAAKAIEQQFyNgIEDAELIAMgBGoiAiAFQQFyNgIEIAMgBEEDcjYCBCACIAVqIAU2AgAgBUH/AU0EQCAFQXhxQezVAGohAAJ/QcTVACgCACIBQQEgBUEDdnQiBXFFBEBBxNUAIAEgBXI2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEH01wBqIQBBASABdCIEIAhxRQRAIAAgAjYCAEHI1QAgBCAIcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQQCQANAIAQiACgCBEF4cSAFRg0BIAFBHXYhBCABQQF0IQEgACAEQQRxakEQaiIGKAIAIgQNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAsgA0EIaiEBDAELAkAgCUUNAAJAIAAoAhwiAUECdEH01wBqIgIoAgAgAEYEQCACIAM2AgAgAw0BQcjVACALQX4gAXdxNgIADAILIAlBEEEUIAkoAhAgAEYbaiADNgIAIANFDQELIAMgCTYCGCAAKAIQIgEEQCADIAE2AhAgASADNgIYCyAAQRRqKAIAIgFFDQAgA0EUaiABNgIAIAEgAzYCGAsCQCAFQQ9NBEAgACAEIAVqIgFBA3I2AgQgACABaiIBIAEoAgRBAXI2AgQMAQsgACAEaiIHIAVBAXI2AgQgACAEQQNyNgIEIAUgB2ogBTYCACAIBEAgCEF4cUHs1QBqIQFB2NUAKAIAIQMCf0EBIAhBA3Z0IgIgBnFFBEBBxNUAIAIgBnI2AgAgAQwBCyABKAIICyICIAM2AgwgASADNgIIIAMgATYCDCADIAI2AggLQdjVACAHNgIAQczVACAFNgIACyAAQQhqIQELIApBEGokACABC0MAIABFBEA/AEEQdA8LAkAgAEH//wNxDQAgAEEASA0AIABBEHZAACIAQX9GBEBBtNkAQTA2AgBBfw8LIABBEHQPCwALC5lCIgBBgAgLDQEAAAAAAAAAAgAAAAMAQZgICwUEAAAABQBBqAgLCQYAAAAHAAAACABB5AgLwjJJbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBFeHBlY3RlZCBMRiBhZnRlciBoZWFkZXJzAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMAVXNlciBjYWxsYmFjayBlcnJvcgBgb25fcmVzZXRgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19oZWFkZXJgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2JlZ2luYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlYCBjYWxsYmFjayBlcnJvcgBgb25fc3RhdHVzX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdmVyc2lvbl9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3VybF9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3Byb3RvY29sX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fcHJvdG9jb2wARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgAVHJhbnNmZXItRW5jb2RpbmcgY2FuJ3QgYmUgcHJlc2VudCB3aXRoIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgc2l6ZQBFeHBlY3RlZCBMRiBhZnRlciBjaHVuayBzaXplAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBVbmV4cGVjdGVkIHdoaXRlc3BhY2UgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgaGVhZGVyIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciBjaHVuayBleHRlbnNpb24gdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIHF1b3RlZC1wYWlyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGVkIHZhbHVlAFBhdXNlZCBieSBvbl9oZWFkZXJzX2NvbXBsZXRlAEludmFsaWQgRU9GIHN0YXRlAG9uX3Jlc2V0IHBhdXNlAG9uX2NodW5rX2hlYWRlciBwYXVzZQBvbl9tZXNzYWdlX2JlZ2luIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZSBwYXVzZQBvbl9zdGF0dXNfY29tcGxldGUgcGF1c2UAb25fdmVyc2lvbl9jb21wbGV0ZSBwYXVzZQBvbl91cmxfY29tcGxldGUgcGF1c2UAb25fcHJvdG9jb2xfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX3ZhbHVlX2NvbXBsZXRlIHBhdXNlAG9uX21lc3NhZ2VfY29tcGxldGUgcGF1c2UAb25fbWV0aG9kX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl9maWVsZF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fbmFtZSBwYXVzZQBVbmV4cGVjdGVkIHNwYWNlIGFmdGVyIHN0YXJ0IGxpbmUATWlzc2luZyBleHBlY3RlZCBDUiBhZnRlciByZXNwb25zZSBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAE1pc3NpbmcgZXhwZWN0ZWQgQ1IgYWZ0ZXIgY2h1bmsgZXh0ZW5zaW9uIG5hbWUASW52YWxpZCBzdGF0dXMgY29kZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABNaXNzaW5nIGV4cGVjdGVkIENSIGFmdGVyIGNodW5rIGRhdGEARXhwZWN0ZWQgTEYgYWZ0ZXIgY2h1bmsgZGF0YQBVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AARGF0YSBhZnRlciBgQ29ubmVjdGlvbjogY2xvc2VgAFNXSVRDSF9QUk9YWQBVU0VfUFJPWFkATUtBQ1RJVklUWQBVTlBST0NFU1NBQkxFX0VOVElUWQBRVUVSWQBDT1BZAE1PVkVEX1BFUk1BTkVOVExZAFRPT19FQVJMWQBOT1RJRlkARkFJTEVEX0RFUEVOREVOQ1kAQkFEX0dBVEVXQVkAUExBWQBQVVQAQ0hFQ0tPVVQAR0FURVdBWV9USU1FT1VUAFJFUVVFU1RfVElNRU9VVABORVRXT1JLX0NPTk5FQ1RfVElNRU9VVABDT05ORUNUSU9OX1RJTUVPVVQATE9HSU5fVElNRU9VVABORVRXT1JLX1JFQURfVElNRU9VVABQT1NUAE1JU0RJUkVDVEVEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfTE9BRF9CQUxBTkNFRF9SRVFVRVNUAEJBRF9SRVFVRVNUAEhUVFBfUkVRVUVTVF9TRU5UX1RPX0hUVFBTX1BPUlQAUkVQT1JUAElNX0FfVEVBUE9UAFJFU0VUX0NPTlRFTlQATk9fQ09OVEVOVABQQVJUSUFMX0NPTlRFTlQASFBFX0lOVkFMSURfQ09OU1RBTlQASFBFX0NCX1JFU0VUAEdFVABIUEVfU1RSSUNUAENPTkZMSUNUAFRFTVBPUkFSWV9SRURJUkVDVABQRVJNQU5FTlRfUkVESVJFQ1QAQ09OTkVDVABNVUxUSV9TVEFUVVMASFBFX0lOVkFMSURfU1RBVFVTAFRPT19NQU5ZX1JFUVVFU1RTAEVBUkxZX0hJTlRTAFVOQVZBSUxBQkxFX0ZPUl9MRUdBTF9SRUFTT05TAE9QVElPTlMAU1dJVENISU5HX1BST1RPQ09MUwBWQVJJQU5UX0FMU09fTkVHT1RJQVRFUwBNVUxUSVBMRV9DSE9JQ0VTAElOVEVSTkFMX1NFUlZFUl9FUlJPUgBXRUJfU0VSVkVSX1VOS05PV05fRVJST1IAUkFJTEdVTl9FUlJPUgBJREVOVElUWV9QUk9WSURFUl9BVVRIRU5USUNBVElPTl9FUlJPUgBTU0xfQ0VSVElGSUNBVEVfRVJST1IASU5WQUxJRF9YX0ZPUldBUkRFRF9GT1IAU0VUX1BBUkFNRVRFUgBHRVRfUEFSQU1FVEVSAEhQRV9VU0VSAFNFRV9PVEhFUgBIUEVfQ0JfQ0hVTktfSEVBREVSAEV4cGVjdGVkIExGIGFmdGVyIENSAE1LQ0FMRU5EQVIAU0VUVVAAV0VCX1NFUlZFUl9JU19ET1dOAFRFQVJET1dOAEhQRV9DTE9TRURfQ09OTkVDVElPTgBIRVVSSVNUSUNfRVhQSVJBVElPTgBESVNDT05ORUNURURfT1BFUkFUSU9OAE5PTl9BVVRIT1JJVEFUSVZFX0lORk9STUFUSU9OAEhQRV9JTlZBTElEX1ZFUlNJT04ASFBFX0NCX01FU1NBR0VfQkVHSU4AU0lURV9JU19GUk9aRU4ASFBFX0lOVkFMSURfSEVBREVSX1RPS0VOAElOVkFMSURfVE9LRU4ARk9SQklEREVOAEVOSEFOQ0VfWU9VUl9DQUxNAEhQRV9JTlZBTElEX1VSTABCTE9DS0VEX0JZX1BBUkVOVEFMX0NPTlRST0wATUtDT0wAQUNMAEhQRV9JTlRFUk5BTABSRVFVRVNUX0hFQURFUl9GSUVMRFNfVE9PX0xBUkdFX1VOT0ZGSUNJQUwASFBFX09LAFVOTElOSwBVTkxPQ0sAUFJJAFJFVFJZX1dJVEgASFBFX0lOVkFMSURfQ09OVEVOVF9MRU5HVEgASFBFX1VORVhQRUNURURfQ09OVEVOVF9MRU5HVEgARkxVU0gAUFJPUFBBVENIAE0tU0VBUkNIAFVSSV9UT09fTE9ORwBQUk9DRVNTSU5HAE1JU0NFTExBTkVPVVNfUEVSU0lTVEVOVF9XQVJOSU5HAE1JU0NFTExBTkVPVVNfV0FSTklORwBIUEVfSU5WQUxJRF9UUkFOU0ZFUl9FTkNPRElORwBFeHBlY3RlZCBDUkxGAEhQRV9JTlZBTElEX0NIVU5LX1NJWkUATU9WRQBDT05USU5VRQBIUEVfQ0JfU1RBVFVTX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJTX0NPTVBMRVRFAEhQRV9DQl9WRVJTSU9OX0NPTVBMRVRFAEhQRV9DQl9VUkxfQ09NUExFVEUASFBFX0NCX1BST1RPQ09MX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8sIFJUU1AvIG9yIElDRS8A5xUAAK8VAACkEgAAkhoAACYWAACeFAAA2xkAAHkVAAB+EgAA/hQAADYVAAALFgAA2BYAAPMSAABCGAAArBYAABIVAAAUFwAA7xcAAEgUAABxFwAAshoAAGsZAAB+GQAANRQAAIIaAABEFwAA/RYAAB4YAACHFwAAqhkAAJMSAAAHGAAALBcAAMoXAACkFwAA5xUAAOcVAABYFwAAOxgAAKASAAAtHAAAwxEAAEgRAADeEgAAQhMAAKQZAAD9EAAA9xUAAKUVAADvFgAA+BkAAEoWAABWFgAA9RUAAAoaAAAIGgAAARoAAKsVAABCEgAA1xAAAEwRAAAFGQAAVBYAAB4RAADKGQAAyBkAAE4WAAD/GAAAcRQAAPAVAADuFQAAlBkAAPwVAAC/GQAAmxkAAHwUAABDEQAAcBgAAJUUAAAnFAAAGRQAANUSAADUGQAARBYAAPcQAEG5OwsBAQBB0DsL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBuj0LBAEAAAIAQdE9C14DBAMDAwMDAAADAwADAwADAwMDAwMDAwMDAAUAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAwADAEG6PwsEAQAAAgBB0T8LXgMAAwMDAwMAAAMDAAMDAAMDAwMDAwMDAwMABAAFAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwADAAMAQbDBAAsNbG9zZWVlcC1hbGl2ZQBBycEACwEBAEHgwQAL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBycMACwEBAEHgwwAL5wEBAQEBAQEBAQEBAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAWNodW5rZWQAQfHFAAteAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBB0McACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQYDIAAsgcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQpTTQ0KDQoAQanIAAsFAQIAAQMAQcDIAAtfBAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanKAAsFAQIAAQMAQcDKAAtfBAUFBgUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAQanMAAsEAQAAAQBBwcwAC14CAgACAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAEGpzgALBQECAAEDAEHAzgALXwQFAAAFBQUFBQUFBQUFBQYFBQUFBQUFBQUFBQUABQAHCAUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAFAAUABQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUAAAAFAEGp0AALBQEBAAEBAEHA0AALAQEAQdrQAAtBAgAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQanSAAsFAQEAAQEAQcDSAAsBAQBBytIACwYCAAAAAAIAQeHSAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBBoNQAC50BTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRVVFUllPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFVFRQQ0VUU1BBRFRQLw==";
        let wasmBuffer;
        Object.defineProperty(module, "exports", {
            get: () => wasmBuffer ? wasmBuffer : wasmBuffer = Buffer.from(wasmBase64, "base64")
        });
    },
    172: (__unused_webpack_module, exports) => {
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
        exports.enumToMap = enumToMap;
        function enumToMap(obj, filter = [], exceptions = []) {
            const emptyFilter = (filter?.length ?? 0) === 0;
            const emptyExceptions = (exceptions?.length ?? 0) === 0;
            return Object.fromEntries(Object.entries(obj).filter(([, value]) => typeof value === "number" && (emptyFilter || filter.includes(value)) && (emptyExceptions || !exceptions.includes(value))));
        }
    },
    6436: module => {
        function createDeferredPromise() {
            let res;
            let rej;
            const promise = new Promise((resolve, reject) => {
                res = resolve;
                rej = reject;
            });
            return {
                promise: promise,
                resolve: res,
                reject: rej
            };
        }
        module.exports = {
            createDeferredPromise: createDeferredPromise
        };
    },
    313: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const lazyLoaders = {
            __proto__: null,
            "node:crypto": () => __nccwpck_require__(7598),
            "node:sqlite": () => __nccwpck_require__(99),
            "node:worker_threads": () => __nccwpck_require__(5919),
            "node:zlib": () => __nccwpck_require__(8522)
        };
        function detectRuntimeFeatureByNodeModule(moduleName) {
            try {
                lazyLoaders[moduleName]();
                return true;
            } catch (err) {
                if (err.code !== "ERR_UNKNOWN_BUILTIN_MODULE" && err.code !== "ERR_NO_CRYPTO") throw err;
                return false;
            }
        }
        function detectRuntimeFeatureByExportedProperty(moduleName, property) {
            const module = lazyLoaders[moduleName]();
            return typeof module[property] !== "undefined";
        }
        const runtimeFeaturesByExportedProperty = [ "markAsUncloneable", "zstd" ];
        const exportedPropertyLookup = {
            markAsUncloneable: [ "node:worker_threads", "markAsUncloneable" ],
            zstd: [ "node:zlib", "createZstdDecompress" ]
        };
        const runtimeFeaturesAsNodeModule = [ "crypto", "sqlite" ];
        const features = [ ...runtimeFeaturesAsNodeModule, ...runtimeFeaturesByExportedProperty ];
        function detectRuntimeFeature(feature) {
            if (runtimeFeaturesAsNodeModule.includes(feature)) return detectRuntimeFeatureByNodeModule(`node:${feature}`); else if (runtimeFeaturesByExportedProperty.includes(feature)) {
                const [moduleName, property] = exportedPropertyLookup[feature];
                return detectRuntimeFeatureByExportedProperty(moduleName, property);
            }
            throw new TypeError(`unknown feature: ${feature}`);
        }
        class RuntimeFeatures {
            #map=new Map;
            clear() {
                this.#map.clear();
            }
            has(feature) {
                return this.#map.get(feature) ?? this.#detectRuntimeFeature(feature);
            }
            set(feature, value) {
                if (features.includes(feature) === false) throw new TypeError(`unknown feature: ${feature}`);
                this.#map.set(feature, value);
            }
            #detectRuntimeFeature(feature) {
                const result = detectRuntimeFeature(feature);
                this.#map.set(feature, result);
                return result;
            }
        }
        const instance = new RuntimeFeatures;
        module.exports.runtimeFeatures = instance;
        module.exports["default"] = instance;
    },
    6854: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const {kConnected: kConnected, kPending: kPending, kRunning: kRunning, kSize: kSize, kFree: kFree, kQueued: kQueued} = __nccwpck_require__(6443);
        class ClientStats {
            constructor(client) {
                this.connected = client[kConnected];
                this.pending = client[kPending];
                this.running = client[kRunning];
                this.size = client[kSize];
            }
        }
        class PoolStats {
            constructor(pool) {
                this.connected = pool[kConnected];
                this.free = pool[kFree];
                this.pending = pool[kPending];
                this.queued = pool[kQueued];
                this.running = pool[kRunning];
                this.size = pool[kSize];
            }
        }
        module.exports = {
            ClientStats: ClientStats,
            PoolStats: PoolStats
        };
    },
    6603: module => {
        let fastNow = 0;
        const RESOLUTION_MS = 1e3;
        const TICK_MS = (RESOLUTION_MS >> 1) - 1;
        let fastNowTimeout;
        const kFastTimer = Symbol("kFastTimer");
        const fastTimers = [];
        const NOT_IN_LIST = -2;
        const TO_BE_CLEARED = -1;
        const PENDING = 0;
        const ACTIVE = 1;
        function onTick() {
            fastNow += TICK_MS;
            let idx = 0;
            let len = fastTimers.length;
            while (idx < len) {
                const timer = fastTimers[idx];
                if (timer._state === PENDING) {
                    timer._idleStart = fastNow - TICK_MS;
                    timer._state = ACTIVE;
                } else if (timer._state === ACTIVE && fastNow >= timer._idleStart + timer._idleTimeout) {
                    timer._state = TO_BE_CLEARED;
                    timer._idleStart = -1;
                    timer._onTimeout(timer._timerArg);
                }
                if (timer._state === TO_BE_CLEARED) {
                    timer._state = NOT_IN_LIST;
                    if (--len !== 0) fastTimers[idx] = fastTimers[len];
                } else ++idx;
            }
            fastTimers.length = len;
            if (fastTimers.length !== 0) refreshTimeout();
        }
        function refreshTimeout() {
            if (fastNowTimeout?.refresh) fastNowTimeout.refresh(); else {
                clearTimeout(fastNowTimeout);
                fastNowTimeout = setTimeout(onTick, TICK_MS);
                fastNowTimeout?.unref();
            }
        }
        class FastTimer {
            [kFastTimer]=true;
            _state=NOT_IN_LIST;
            _idleTimeout=-1;
            _idleStart=-1;
            _onTimeout;
            _timerArg;
            constructor(callback, delay, arg) {
                this._onTimeout = callback;
                this._idleTimeout = delay;
                this._timerArg = arg;
                this.refresh();
            }
            refresh() {
                if (this._state === NOT_IN_LIST) fastTimers.push(this);
                if (!fastNowTimeout || fastTimers.length === 1) refreshTimeout();
                this._state = PENDING;
            }
            clear() {
                this._state = TO_BE_CLEARED;
                this._idleStart = -1;
            }
        }
        module.exports = {
            setTimeout(callback, delay, arg) {
                return delay <= RESOLUTION_MS ? setTimeout(callback, delay, arg) : new FastTimer(callback, delay, arg);
            },
            clearTimeout(timeout) {
                if (timeout[kFastTimer]) timeout.clear(); else clearTimeout(timeout);
            },
            setFastTimeout(callback, delay, arg) {
                return new FastTimer(callback, delay, arg);
            },
            clearFastTimeout(timeout) {
                timeout.clear();
            },
            now() {
                return fastNow;
            },
            tick(delay = 0) {
                fastNow += delay - RESOLUTION_MS + 1;
                onTick();
                onTick();
            },
            reset() {
                fastNow = 0;
                fastTimers.length = 0;
                clearTimeout(fastNowTimeout);
                fastNowTimeout = null;
            },
            kFastTimer: kFastTimer
        };
    },
    4492: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const util = __nccwpck_require__(3440);
        const {ReadableStreamFrom: ReadableStreamFrom, readableStreamClose: readableStreamClose, fullyReadBody: fullyReadBody, extractMimeType: extractMimeType} = __nccwpck_require__(3168);
        const {FormData: FormData, setFormDataState: setFormDataState} = __nccwpck_require__(5910);
        const {webidl: webidl} = __nccwpck_require__(7879);
        const assert = __nccwpck_require__(4589);
        const {isErrored: isErrored, isDisturbed: isDisturbed} = __nccwpck_require__(7075);
        const {isUint8Array: isUint8Array} = __nccwpck_require__(3429);
        const {serializeAMimeType: serializeAMimeType} = __nccwpck_require__(1900);
        const {multipartFormDataParser: multipartFormDataParser} = __nccwpck_require__(116);
        const {createDeferredPromise: createDeferredPromise} = __nccwpck_require__(6436);
        const {parseJSONFromBytes: parseJSONFromBytes} = __nccwpck_require__(8116);
        const {utf8DecodeBytes: utf8DecodeBytes} = __nccwpck_require__(276);
        const {runtimeFeatures: runtimeFeatures} = __nccwpck_require__(313);
        const random = runtimeFeatures.has("crypto") ? __nccwpck_require__(7598).randomInt : max => Math.floor(Math.random() * max);
        const textEncoder = new TextEncoder;
        function noop() {}
        const streamRegistry = new FinalizationRegistry(weakRef => {
            const stream = weakRef.deref();
            if (stream && !stream.locked && !isDisturbed(stream) && !isErrored(stream)) stream.cancel("Response object has been garbage collected").catch(noop);
        });
        function extractBody(object, keepalive = false) {
            let stream = null;
            if (webidl.is.ReadableStream(object)) stream = object; else if (webidl.is.Blob(object)) stream = object.stream(); else stream = new ReadableStream({
                start() {},
                async pull(controller) {
                    const result = action();
                    const iterator = result?.[Symbol.asyncIterator]?.();
                    if (iterator == null) {
                        if (result?.length && !isErrored(stream)) controller.enqueue(typeof result === "string" ? textEncoder.encode(result) : new Uint8Array(result));
                        queueMicrotask(() => readableStreamClose(controller));
                        return;
                    }
                    while (true) {
                        const {value: value, done: done} = await iterator.next();
                        if (done) {
                            queueMicrotask(() => readableStreamClose(controller));
                            return;
                        }
                        if (value.length && !isErrored(stream)) {
                            controller.enqueue(new Uint8Array(value));
                            return;
                        }
                    }
                },
                cancel(reason) {
                    return action()[Symbol.asyncIterator]?.().return(reason);
                },
                type: "bytes"
            });
            assert(webidl.is.ReadableStream(stream));
            let action = null;
            let source = null;
            let length = null;
            let type = null;
            if (typeof object === "string") {
                source = object;
                type = "text/plain;charset=UTF-8";
            } else if (webidl.is.URLSearchParams(object)) {
                source = object.toString();
                type = "application/x-www-form-urlencoded;charset=UTF-8";
            } else if (webidl.is.BufferSource(object)) source = webidl.util.getCopyOfBytesHeldByBufferSource(object); else if (webidl.is.FormData(object)) {
                const boundary = `----formdata-undici-0${`${random(1e11)}`.padStart(11, "0")}`;
                const prefix = `--${boundary}\r\nContent-Disposition: form-data`;
                const formdataEscape = str => str.replace(/\n/g, "%0A").replace(/\r/g, "%0D").replace(/"/g, "%22");
                const normalizeLinefeeds = value => value.replace(/\r?\n|\r/g, "\r\n");
                const blobParts = [];
                const rn = new Uint8Array([ 13, 10 ]);
                length = 0;
                let hasUnknownSizeValue = false;
                for (const [name, value] of object) if (typeof value === "string") {
                    const chunk = textEncoder.encode(prefix + `; name="${formdataEscape(normalizeLinefeeds(name))}"` + `\r\n\r\n${normalizeLinefeeds(value)}\r\n`);
                    blobParts.push(chunk);
                    length += chunk.byteLength;
                } else {
                    const chunk = textEncoder.encode(`${prefix}; name="${formdataEscape(normalizeLinefeeds(name))}"` + (value.name ? `; filename="${formdataEscape(value.name)}"` : "") + "\r\n" + `Content-Type: ${value.type || "application/octet-stream"}\r\n\r\n`);
                    blobParts.push(chunk, value, rn);
                    if (typeof value.size === "number") length += chunk.byteLength + value.size + rn.byteLength; else hasUnknownSizeValue = true;
                }
                const chunk = textEncoder.encode(`--${boundary}--\r\n`);
                blobParts.push(chunk);
                length += chunk.byteLength;
                if (hasUnknownSizeValue) length = null;
                source = object;
                const parts = async function*() {
                    for (const part of blobParts) if (part.stream) yield* part.stream(); else yield part;
                }();
                action = () => parts;
                type = `multipart/form-data; boundary=${boundary}`;
            } else if (webidl.is.Blob(object)) {
                source = object;
                length = object.size;
                if (object.type) type = object.type;
            } else if (typeof object[Symbol.asyncIterator] === "function") {
                if (keepalive) throw new TypeError("keepalive");
                if (util.isDisturbed(object) || object.locked) throw new TypeError("Response body object should not be disturbed or locked");
                stream = webidl.is.ReadableStream(object) ? object : ReadableStreamFrom(object);
            }
            if (typeof source === "string" || isUint8Array(source)) {
                action = () => source;
                length = typeof source === "string" ? Buffer.byteLength(source) : source.length;
            }
            const body = {
                stream: stream,
                source: source,
                length: length
            };
            return [ body, type ];
        }
        function safelyExtractBody(object, keepalive = false) {
            if (webidl.is.ReadableStream(object)) {
                assert(!util.isDisturbed(object), "The body has already been consumed.");
                assert(!object.locked, "The stream is locked.");
            }
            return extractBody(object, keepalive);
        }
        function cloneBody(body) {
            const {0: out1, 1: out2} = body.stream.tee();
            body.stream = out1;
            return {
                stream: out2,
                length: body.length,
                source: body.source
            };
        }
        function bodyMixinMethods(instance, getInternalState) {
            const methods = {
                blob() {
                    return consumeBody(this, bytes => {
                        let mimeType = bodyMimeType(getInternalState(this));
                        if (mimeType === null) mimeType = ""; else if (mimeType) mimeType = serializeAMimeType(mimeType);
                        return new Blob([ bytes ], {
                            type: mimeType
                        });
                    }, instance, getInternalState);
                },
                arrayBuffer() {
                    return consumeBody(this, bytes => new Uint8Array(bytes).buffer, instance, getInternalState);
                },
                text() {
                    return consumeBody(this, utf8DecodeBytes, instance, getInternalState);
                },
                json() {
                    return consumeBody(this, parseJSONFromBytes, instance, getInternalState);
                },
                formData() {
                    return consumeBody(this, value => {
                        const mimeType = bodyMimeType(getInternalState(this));
                        if (mimeType !== null) switch (mimeType.essence) {
                          case "multipart/form-data":
                            {
                                const parsed = multipartFormDataParser(value, mimeType);
                                const fd = new FormData;
                                setFormDataState(fd, parsed);
                                return fd;
                            }

                          case "application/x-www-form-urlencoded":
                            {
                                const entries = new URLSearchParams(value.toString());
                                const fd = new FormData;
                                for (const [name, value] of entries) fd.append(name, value);
                                return fd;
                            }
                        }
                        throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".');
                    }, instance, getInternalState);
                },
                bytes() {
                    return consumeBody(this, bytes => new Uint8Array(bytes), instance, getInternalState);
                }
            };
            return methods;
        }
        function mixinBody(prototype, getInternalState) {
            Object.assign(prototype.prototype, bodyMixinMethods(prototype, getInternalState));
        }
        function consumeBody(object, convertBytesToJSValue, instance, getInternalState) {
            try {
                webidl.brandCheck(object, instance);
            } catch (e) {
                return Promise.reject(e);
            }
            object = getInternalState(object);
            if (bodyUnusable(object)) return Promise.reject(new TypeError("Body is unusable: Body has already been read"));
            const promise = createDeferredPromise();
            const errorSteps = promise.reject;
            const successSteps = data => {
                try {
                    promise.resolve(convertBytesToJSValue(data));
                } catch (e) {
                    errorSteps(e);
                }
            };
            if (object.body == null) {
                successSteps(Buffer.allocUnsafe(0));
                return promise.promise;
            }
            fullyReadBody(object.body, successSteps, errorSteps);
            return promise.promise;
        }
        function bodyUnusable(object) {
            const body = object.body;
            return body != null && (body.stream.locked || util.isDisturbed(body.stream));
        }
        function bodyMimeType(requestOrResponse) {
            const headers = requestOrResponse.headersList;
            const mimeType = extractMimeType(headers);
            if (mimeType === "failure") return null;
            return mimeType;
        }
        module.exports = {
            extractBody: extractBody,
            safelyExtractBody: safelyExtractBody,
            cloneBody: cloneBody,
            mixinBody: mixinBody,
            streamRegistry: streamRegistry,
            bodyUnusable: bodyUnusable
        };
    },
    4495: module => {
        const corsSafeListedMethods = [ "GET", "HEAD", "POST" ];
        const corsSafeListedMethodsSet = new Set(corsSafeListedMethods);
        const nullBodyStatus = [ 101, 204, 205, 304 ];
        const redirectStatus = [ 301, 302, 303, 307, 308 ];
        const redirectStatusSet = new Set(redirectStatus);
        const badPorts = [ "1", "7", "9", "11", "13", "15", "17", "19", "20", "21", "22", "23", "25", "37", "42", "43", "53", "69", "77", "79", "87", "95", "101", "102", "103", "104", "109", "110", "111", "113", "115", "117", "119", "123", "135", "137", "139", "143", "161", "179", "389", "427", "465", "512", "513", "514", "515", "526", "530", "531", "532", "540", "548", "554", "556", "563", "587", "601", "636", "989", "990", "993", "995", "1719", "1720", "1723", "2049", "3659", "4045", "4190", "5060", "5061", "6000", "6566", "6665", "6666", "6667", "6668", "6669", "6679", "6697", "10080" ];
        const badPortsSet = new Set(badPorts);
        const referrerPolicyTokens = [ "no-referrer", "no-referrer-when-downgrade", "same-origin", "origin", "strict-origin", "origin-when-cross-origin", "strict-origin-when-cross-origin", "unsafe-url" ];
        const referrerPolicy = [ "", ...referrerPolicyTokens ];
        const referrerPolicyTokensSet = new Set(referrerPolicyTokens);
        const requestRedirect = [ "follow", "manual", "error" ];
        const safeMethods = [ "GET", "HEAD", "OPTIONS", "TRACE" ];
        const safeMethodsSet = new Set(safeMethods);
        const requestMode = [ "navigate", "same-origin", "no-cors", "cors" ];
        const requestCredentials = [ "omit", "same-origin", "include" ];
        const requestCache = [ "default", "no-store", "reload", "no-cache", "force-cache", "only-if-cached" ];
        const requestBodyHeader = [ "content-encoding", "content-language", "content-location", "content-type", "content-length" ];
        const requestDuplex = [ "half" ];
        const forbiddenMethods = [ "CONNECT", "TRACE", "TRACK" ];
        const forbiddenMethodsSet = new Set(forbiddenMethods);
        const subresource = [ "audio", "audioworklet", "font", "image", "manifest", "paintworklet", "script", "style", "track", "video", "xslt", "" ];
        const subresourceSet = new Set(subresource);
        module.exports = {
            subresource: subresource,
            forbiddenMethods: forbiddenMethods,
            requestBodyHeader: requestBodyHeader,
            referrerPolicy: referrerPolicy,
            requestRedirect: requestRedirect,
            requestMode: requestMode,
            requestCredentials: requestCredentials,
            requestCache: requestCache,
            redirectStatus: redirectStatus,
            corsSafeListedMethods: corsSafeListedMethods,
            nullBodyStatus: nullBodyStatus,
            safeMethods: safeMethods,
            badPorts: badPorts,
            requestDuplex: requestDuplex,
            subresourceSet: subresourceSet,
            badPortsSet: badPortsSet,
            redirectStatusSet: redirectStatusSet,
            corsSafeListedMethodsSet: corsSafeListedMethodsSet,
            safeMethodsSet: safeMethodsSet,
            forbiddenMethodsSet: forbiddenMethodsSet,
            referrerPolicyTokens: referrerPolicyTokensSet
        };
    },
    1900: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const assert = __nccwpck_require__(4589);
        const {forgivingBase64: forgivingBase64, collectASequenceOfCodePoints: collectASequenceOfCodePoints, collectASequenceOfCodePointsFast: collectASequenceOfCodePointsFast, isomorphicDecode: isomorphicDecode, removeASCIIWhitespace: removeASCIIWhitespace, removeChars: removeChars} = __nccwpck_require__(8116);
        const encoder = new TextEncoder;
        const HTTP_TOKEN_CODEPOINTS = /^[-!#$%&'*+.^_|~A-Za-z0-9]+$/u;
        const HTTP_WHITESPACE_REGEX = /[\u000A\u000D\u0009\u0020]/u;
        const HTTP_QUOTED_STRING_TOKENS = /^[\u0009\u0020-\u007E\u0080-\u00FF]+$/u;
        function dataURLProcessor(dataURL) {
            assert(dataURL.protocol === "data:");
            let input = URLSerializer(dataURL, true);
            input = input.slice(5);
            const position = {
                position: 0
            };
            let mimeType = collectASequenceOfCodePointsFast(",", input, position);
            const mimeTypeLength = mimeType.length;
            mimeType = removeASCIIWhitespace(mimeType, true, true);
            if (position.position >= input.length) return "failure";
            position.position++;
            const encodedBody = input.slice(mimeTypeLength + 1);
            let body = stringPercentDecode(encodedBody);
            if (/;(?:\u0020*)base64$/iu.test(mimeType)) {
                const stringBody = isomorphicDecode(body);
                body = forgivingBase64(stringBody);
                if (body === "failure") return "failure";
                mimeType = mimeType.slice(0, -6);
                mimeType = mimeType.replace(/(\u0020+)$/u, "");
                mimeType = mimeType.slice(0, -1);
            }
            if (mimeType.startsWith(";")) mimeType = "text/plain" + mimeType;
            let mimeTypeRecord = parseMIMEType(mimeType);
            if (mimeTypeRecord === "failure") mimeTypeRecord = parseMIMEType("text/plain;charset=US-ASCII");
            return {
                mimeType: mimeTypeRecord,
                body: body
            };
        }
        function URLSerializer(url, excludeFragment = false) {
            if (!excludeFragment) return url.href;
            const href = url.href;
            const hashLength = url.hash.length;
            const serialized = hashLength === 0 ? href : href.substring(0, href.length - hashLength);
            if (!hashLength && href.endsWith("#")) return serialized.slice(0, -1);
            return serialized;
        }
        function stringPercentDecode(input) {
            const bytes = encoder.encode(input);
            return percentDecode(bytes);
        }
        function isHexCharByte(byte) {
            return byte >= 48 && byte <= 57 || byte >= 65 && byte <= 70 || byte >= 97 && byte <= 102;
        }
        function hexByteToNumber(byte) {
            return byte >= 48 && byte <= 57 ? byte - 48 : (byte & 223) - 55;
        }
        function percentDecode(input) {
            const length = input.length;
            const output = new Uint8Array(length);
            let j = 0;
            let i = 0;
            while (i < length) {
                const byte = input[i];
                if (byte !== 37) output[j++] = byte; else if (byte === 37 && !(isHexCharByte(input[i + 1]) && isHexCharByte(input[i + 2]))) output[j++] = 37; else {
                    output[j++] = hexByteToNumber(input[i + 1]) << 4 | hexByteToNumber(input[i + 2]);
                    i += 2;
                }
                ++i;
            }
            return length === j ? output : output.subarray(0, j);
        }
        function parseMIMEType(input) {
            input = removeHTTPWhitespace(input, true, true);
            const position = {
                position: 0
            };
            const type = collectASequenceOfCodePointsFast("/", input, position);
            if (type.length === 0 || !HTTP_TOKEN_CODEPOINTS.test(type)) return "failure";
            if (position.position >= input.length) return "failure";
            position.position++;
            let subtype = collectASequenceOfCodePointsFast(";", input, position);
            subtype = removeHTTPWhitespace(subtype, false, true);
            if (subtype.length === 0 || !HTTP_TOKEN_CODEPOINTS.test(subtype)) return "failure";
            const typeLowercase = type.toLowerCase();
            const subtypeLowercase = subtype.toLowerCase();
            const mimeType = {
                type: typeLowercase,
                subtype: subtypeLowercase,
                parameters: new Map,
                essence: `${typeLowercase}/${subtypeLowercase}`
            };
            while (position.position < input.length) {
                position.position++;
                collectASequenceOfCodePoints(char => HTTP_WHITESPACE_REGEX.test(char), input, position);
                let parameterName = collectASequenceOfCodePoints(char => char !== ";" && char !== "=", input, position);
                parameterName = parameterName.toLowerCase();
                if (position.position < input.length) {
                    if (input[position.position] === ";") continue;
                    position.position++;
                }
                if (position.position >= input.length) break;
                let parameterValue = null;
                if (input[position.position] === '"') {
                    parameterValue = collectAnHTTPQuotedString(input, position, true);
                    collectASequenceOfCodePointsFast(";", input, position);
                } else {
                    parameterValue = collectASequenceOfCodePointsFast(";", input, position);
                    parameterValue = removeHTTPWhitespace(parameterValue, false, true);
                    if (parameterValue.length === 0) continue;
                }
                if (parameterName.length !== 0 && HTTP_TOKEN_CODEPOINTS.test(parameterName) && (parameterValue.length === 0 || HTTP_QUOTED_STRING_TOKENS.test(parameterValue)) && !mimeType.parameters.has(parameterName)) mimeType.parameters.set(parameterName, parameterValue);
            }
            return mimeType;
        }
        function collectAnHTTPQuotedString(input, position, extractValue = false) {
            const positionStart = position.position;
            let value = "";
            assert(input[position.position] === '"');
            position.position++;
            while (true) {
                value += collectASequenceOfCodePoints(char => char !== '"' && char !== "\\", input, position);
                if (position.position >= input.length) break;
                const quoteOrBackslash = input[position.position];
                position.position++;
                if (quoteOrBackslash === "\\") {
                    if (position.position >= input.length) {
                        value += "\\";
                        break;
                    }
                    value += input[position.position];
                    position.position++;
                } else {
                    assert(quoteOrBackslash === '"');
                    break;
                }
            }
            if (extractValue) return value;
            return input.slice(positionStart, position.position);
        }
        function serializeAMimeType(mimeType) {
            assert(mimeType !== "failure");
            const {parameters: parameters, essence: essence} = mimeType;
            let serialization = essence;
            for (let [name, value] of parameters.entries()) {
                serialization += ";";
                serialization += name;
                serialization += "=";
                if (!HTTP_TOKEN_CODEPOINTS.test(value)) {
                    value = value.replace(/[\\"]/gu, "\\$&");
                    value = '"' + value;
                    value += '"';
                }
                serialization += value;
            }
            return serialization;
        }
        function isHTTPWhiteSpace(char) {
            return char === 13 || char === 10 || char === 9 || char === 32;
        }
        function removeHTTPWhitespace(str, leading = true, trailing = true) {
            return removeChars(str, leading, trailing, isHTTPWhiteSpace);
        }
        function minimizeSupportedMimeType(mimeType) {
            switch (mimeType.essence) {
              case "application/ecmascript":
              case "application/javascript":
              case "application/x-ecmascript":
              case "application/x-javascript":
              case "text/ecmascript":
              case "text/javascript":
              case "text/javascript1.0":
              case "text/javascript1.1":
              case "text/javascript1.2":
              case "text/javascript1.3":
              case "text/javascript1.4":
              case "text/javascript1.5":
              case "text/jscript":
              case "text/livescript":
              case "text/x-ecmascript":
              case "text/x-javascript":
                return "text/javascript";

              case "application/json":
              case "text/json":
                return "application/json";

              case "image/svg+xml":
                return "image/svg+xml";

              case "text/xml":
              case "application/xml":
                return "application/xml";
            }
            if (mimeType.subtype.endsWith("+json")) return "application/json";
            if (mimeType.subtype.endsWith("+xml")) return "application/xml";
            return "";
        }
        module.exports = {
            dataURLProcessor: dataURLProcessor,
            URLSerializer: URLSerializer,
            stringPercentDecode: stringPercentDecode,
            parseMIMEType: parseMIMEType,
            collectAnHTTPQuotedString: collectAnHTTPQuotedString,
            serializeAMimeType: serializeAMimeType,
            removeHTTPWhitespace: removeHTTPWhitespace,
            minimizeSupportedMimeType: minimizeSupportedMimeType,
            HTTP_TOKEN_CODEPOINTS: HTTP_TOKEN_CODEPOINTS
        };
    },
    116: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const {bufferToLowerCasedHeaderName: bufferToLowerCasedHeaderName} = __nccwpck_require__(3440);
        const {HTTP_TOKEN_CODEPOINTS: HTTP_TOKEN_CODEPOINTS} = __nccwpck_require__(1900);
        const {makeEntry: makeEntry} = __nccwpck_require__(5910);
        const {webidl: webidl} = __nccwpck_require__(7879);
        const assert = __nccwpck_require__(4589);
        const {isomorphicDecode: isomorphicDecode} = __nccwpck_require__(8116);
        const dd = Buffer.from("--");
        const decoder = new TextDecoder;
        const decoderIgnoreBOM = new TextDecoder("utf-8", {
            ignoreBOM: true
        });
        function isAsciiString(chars) {
            for (let i = 0; i < chars.length; ++i) if ((chars.charCodeAt(i) & ~127) !== 0) return false;
            return true;
        }
        function validateBoundary(boundary) {
            const length = boundary.length;
            if (length < 27 || length > 70) return false;
            for (let i = 0; i < length; ++i) {
                const cp = boundary.charCodeAt(i);
                if (!(cp >= 48 && cp <= 57 || cp >= 65 && cp <= 90 || cp >= 97 && cp <= 122 || cp === 39 || cp === 45 || cp === 95)) return false;
            }
            return true;
        }
        function multipartFormDataParser(input, mimeType) {
            assert(mimeType !== "failure" && mimeType.essence === "multipart/form-data");
            const boundaryString = mimeType.parameters.get("boundary");
            if (boundaryString === void 0) throw parsingError("missing boundary in content-type header");
            const boundary = Buffer.from(`--${boundaryString}`, "utf8");
            const entryList = [];
            const position = {
                position: 0
            };
            const firstBoundaryIndex = input.indexOf(boundary);
            if (firstBoundaryIndex === -1) throw parsingError("no boundary found in multipart body");
            position.position = firstBoundaryIndex;
            while (true) {
                if (input.subarray(position.position, position.position + boundary.length).equals(boundary)) position.position += boundary.length; else throw parsingError("expected a value starting with -- and the boundary");
                if (bufferStartsWith(input, dd, position)) return entryList;
                if (input[position.position] !== 13 || input[position.position + 1] !== 10) throw parsingError("expected CRLF");
                position.position += 2;
                const result = parseMultipartFormDataHeaders(input, position);
                let {name: name, filename: filename, contentType: contentType, encoding: encoding} = result;
                position.position += 2;
                let body;
                {
                    const boundaryIndex = input.indexOf(boundary.subarray(2), position.position);
                    if (boundaryIndex === -1) throw parsingError("expected boundary after body");
                    body = input.subarray(position.position, boundaryIndex - 4);
                    position.position += body.length;
                    if (encoding === "base64") body = Buffer.from(body.toString(), "base64");
                }
                if (input[position.position] !== 13 || input[position.position + 1] !== 10) throw parsingError("expected CRLF"); else position.position += 2;
                let value;
                if (filename !== null) {
                    contentType ??= "text/plain";
                    if (!isAsciiString(contentType)) contentType = "";
                    value = new File([ body ], filename, {
                        type: contentType
                    });
                } else value = decoderIgnoreBOM.decode(Buffer.from(body));
                assert(webidl.is.USVString(name));
                assert(typeof value === "string" && webidl.is.USVString(value) || webidl.is.File(value));
                entryList.push(makeEntry(name, value, filename));
            }
        }
        function parseContentDispositionAttribute(input, position) {
            if (input[position.position] === 59) position.position++;
            collectASequenceOfBytes(char => char === 32 || char === 9, input, position);
            const attributeName = collectASequenceOfBytes(char => isToken(char) && char !== 61 && char !== 42, input, position);
            if (attributeName.length === 0) return null;
            const attrNameStr = attributeName.toString("ascii").toLowerCase();
            const isExtended = input[position.position] === 42;
            if (isExtended) position.position++;
            if (input[position.position] !== 61) return null;
            position.position++;
            collectASequenceOfBytes(char => char === 32 || char === 9, input, position);
            let value;
            if (isExtended) {
                const headerValue = collectASequenceOfBytes(char => char !== 32 && char !== 13 && char !== 10 && char !== 59, input, position);
                if (headerValue[0] !== 117 && headerValue[0] !== 85 || headerValue[1] !== 116 && headerValue[1] !== 84 || headerValue[2] !== 102 && headerValue[2] !== 70 || headerValue[3] !== 45 || headerValue[4] !== 56) throw parsingError("unknown encoding, expected utf-8''");
                value = decodeURIComponent(decoder.decode(headerValue.subarray(7)));
            } else if (input[position.position] === 34) {
                position.position++;
                const quotedValue = collectASequenceOfBytes(char => char !== 10 && char !== 13 && char !== 34, input, position);
                if (input[position.position] !== 34) throw parsingError("Closing quote not found");
                position.position++;
                value = decoder.decode(quotedValue).replace(/%0A/gi, "\n").replace(/%0D/gi, "\r").replace(/%22/g, '"');
            } else {
                const tokenValue = collectASequenceOfBytes(char => isToken(char) && char !== 59, input, position);
                value = decoder.decode(tokenValue);
            }
            return {
                name: attrNameStr,
                value: value,
                extended: isExtended
            };
        }
        function parseMultipartFormDataHeaders(input, position) {
            let name = null;
            let filename = null;
            let contentType = null;
            let encoding = null;
            while (true) {
                if (input[position.position] === 13 && input[position.position + 1] === 10) {
                    if (name === null) throw parsingError("header name is null");
                    return {
                        name: name,
                        filename: filename,
                        contentType: contentType,
                        encoding: encoding
                    };
                }
                let headerName = collectASequenceOfBytes(char => char !== 10 && char !== 13 && char !== 58, input, position);
                headerName = removeChars(headerName, true, true, char => char === 9 || char === 32);
                if (!HTTP_TOKEN_CODEPOINTS.test(headerName.toString())) throw parsingError("header name does not match the field-name token production");
                if (input[position.position] !== 58) throw parsingError("expected :");
                position.position++;
                collectASequenceOfBytes(char => char === 32 || char === 9, input, position);
                switch (bufferToLowerCasedHeaderName(headerName)) {
                  case "content-disposition":
                    {
                        name = filename = null;
                        let filenameIsExtended = false;
                        const dispositionType = collectASequenceOfBytes(char => isToken(char), input, position);
                        if (dispositionType.toString("ascii").toLowerCase() !== "form-data") throw parsingError("expected form-data for content-disposition header");
                        while (position.position < input.length && (input[position.position] !== 13 || input[position.position + 1] !== 10)) {
                            const attribute = parseContentDispositionAttribute(input, position);
                            if (!attribute) break;
                            if (attribute.name === "name") name = attribute.value; else if (attribute.name === "filename") if (attribute.extended) {
                                filename = attribute.value;
                                filenameIsExtended = true;
                            } else if (!filenameIsExtended) filename = attribute.value;
                        }
                        if (name === null) throw parsingError("name attribute is required in content-disposition header");
                        break;
                    }

                  case "content-type":
                    {
                        let headerValue = collectASequenceOfBytes(char => char !== 10 && char !== 13, input, position);
                        headerValue = removeChars(headerValue, false, true, char => char === 9 || char === 32);
                        contentType = isomorphicDecode(headerValue);
                        break;
                    }

                  case "content-transfer-encoding":
                    {
                        let headerValue = collectASequenceOfBytes(char => char !== 10 && char !== 13, input, position);
                        headerValue = removeChars(headerValue, false, true, char => char === 9 || char === 32);
                        encoding = isomorphicDecode(headerValue);
                        break;
                    }

                  default:
                    collectASequenceOfBytes(char => char !== 10 && char !== 13, input, position);
                }
                if (input[position.position] !== 13 || input[position.position + 1] !== 10) throw parsingError("expected CRLF"); else position.position += 2;
            }
        }
        function collectASequenceOfBytes(condition, input, position) {
            let start = position.position;
            while (start < input.length && condition(input[start])) ++start;
            return input.subarray(position.position, position.position = start);
        }
        function removeChars(buf, leading, trailing, predicate) {
            let lead = 0;
            let trail = buf.length - 1;
            if (leading) while (lead < buf.length && predicate(buf[lead])) lead++;
            if (trailing) while (trail > 0 && predicate(buf[trail])) trail--;
            return lead === 0 && trail === buf.length - 1 ? buf : buf.subarray(lead, trail + 1);
        }
        function bufferStartsWith(buffer, start, position) {
            if (buffer.length < start.length) return false;
            for (let i = 0; i < start.length; i++) if (start[i] !== buffer[position.position + i]) return false;
            return true;
        }
        function parsingError(cause) {
            return new TypeError("Failed to parse body as FormData.", {
                cause: new TypeError(cause)
            });
        }
        function isCTL(char) {
            return char <= 31 || char === 127;
        }
        function isTSpecial(char) {
            return char === 40 || char === 41 || char === 60 || char === 62 || char === 64 || char === 44 || char === 59 || char === 58 || char === 92 || char === 34 || char === 47 || char === 91 || char === 93 || char === 63 || char === 61;
        }
        function isToken(char) {
            return char <= 127 && char !== 32 && char !== 9 && !isCTL(char) && !isTSpecial(char);
        }
        module.exports = {
            multipartFormDataParser: multipartFormDataParser,
            validateBoundary: validateBoundary
        };
    },
    5910: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const {iteratorMixin: iteratorMixin} = __nccwpck_require__(3168);
        const {kEnumerableProperty: kEnumerableProperty} = __nccwpck_require__(3440);
        const {webidl: webidl} = __nccwpck_require__(7879);
        const nodeUtil = __nccwpck_require__(7975);
        class FormData {
            #state=[];
            constructor(form = void 0) {
                webidl.util.markAsUncloneable(this);
                if (form !== void 0) throw webidl.errors.conversionFailed({
                    prefix: "FormData constructor",
                    argument: "Argument 1",
                    types: [ "undefined" ]
                });
            }
            append(name, value, filename = void 0) {
                webidl.brandCheck(this, FormData);
                const prefix = "FormData.append";
                webidl.argumentLengthCheck(arguments, 2, prefix);
                name = webidl.converters.USVString(name);
                if (arguments.length === 3 || webidl.is.Blob(value)) {
                    value = webidl.converters.Blob(value, prefix, "value");
                    if (filename !== void 0) filename = webidl.converters.USVString(filename);
                } else value = webidl.converters.USVString(value);
                const entry = makeEntry(name, value, filename);
                this.#state.push(entry);
            }
            delete(name) {
                webidl.brandCheck(this, FormData);
                const prefix = "FormData.delete";
                webidl.argumentLengthCheck(arguments, 1, prefix);
                name = webidl.converters.USVString(name);
                this.#state = this.#state.filter(entry => entry.name !== name);
            }
            get(name) {
                webidl.brandCheck(this, FormData);
                const prefix = "FormData.get";
                webidl.argumentLengthCheck(arguments, 1, prefix);
                name = webidl.converters.USVString(name);
                const idx = this.#state.findIndex(entry => entry.name === name);
                if (idx === -1) return null;
                return this.#state[idx].value;
            }
            getAll(name) {
                webidl.brandCheck(this, FormData);
                const prefix = "FormData.getAll";
                webidl.argumentLengthCheck(arguments, 1, prefix);
                name = webidl.converters.USVString(name);
                return this.#state.filter(entry => entry.name === name).map(entry => entry.value);
            }
            has(name) {
                webidl.brandCheck(this, FormData);
                const prefix = "FormData.has";
                webidl.argumentLengthCheck(arguments, 1, prefix);
                name = webidl.converters.USVString(name);
                return this.#state.findIndex(entry => entry.name === name) !== -1;
            }
            set(name, value, filename = void 0) {
                webidl.brandCheck(this, FormData);
                const prefix = "FormData.set";
                webidl.argumentLengthCheck(arguments, 2, prefix);
                name = webidl.converters.USVString(name);
                if (arguments.length === 3 || webidl.is.Blob(value)) {
                    value = webidl.converters.Blob(value, prefix, "value");
                    if (filename !== void 0) filename = webidl.converters.USVString(filename);
                } else value = webidl.converters.USVString(value);
                const entry = makeEntry(name, value, filename);
                const idx = this.#state.findIndex(entry => entry.name === name);
                if (idx !== -1) this.#state = [ ...this.#state.slice(0, idx), entry, ...this.#state.slice(idx + 1).filter(entry => entry.name !== name) ]; else this.#state.push(entry);
            }
            [nodeUtil.inspect.custom](depth, options) {
                const state = this.#state.reduce((a, b) => {
                    if (a[b.name]) if (Array.isArray(a[b.name])) a[b.name].push(b.value); else a[b.name] = [ a[b.name], b.value ]; else a[b.name] = b.value;
                    return a;
                }, {
                    __proto__: null
                });
                options.depth ??= depth;
                options.colors ??= true;
                const output = nodeUtil.formatWithOptions(options, state);
                return `FormData ${output.slice(output.indexOf("]") + 2)}`;
            }
            static getFormDataState(formData) {
                return formData.#state;
            }
            static setFormDataState(formData, newState) {
                formData.#state = newState;
            }
        }
        const {getFormDataState: getFormDataState, setFormDataState: setFormDataState} = FormData;
        Reflect.deleteProperty(FormData, "getFormDataState");
        Reflect.deleteProperty(FormData, "setFormDataState");
        iteratorMixin("FormData", FormData, getFormDataState, "name", "value");
        Object.defineProperties(FormData.prototype, {
            append: kEnumerableProperty,
            delete: kEnumerableProperty,
            get: kEnumerableProperty,
            getAll: kEnumerableProperty,
            has: kEnumerableProperty,
            set: kEnumerableProperty,
            [Symbol.toStringTag]: {
                value: "FormData",
                configurable: true
            }
        });
        function makeEntry(name, value, filename) {
            if (typeof value === "string") ; else {
                if (!webidl.is.File(value)) value = new File([ value ], "blob", {
                    type: value.type
                });
                if (filename !== void 0) {
                    const options = {
                        type: value.type,
                        lastModified: value.lastModified
                    };
                    value = new File([ value ], filename, options);
                }
            }
            return {
                name: name,
                value: value
            };
        }
        webidl.is.FormData = webidl.util.MakeTypeAssertion(FormData);
        module.exports = {
            FormData: FormData,
            makeEntry: makeEntry,
            setFormDataState: setFormDataState
        };
    },
    1059: module => {
        const globalOrigin = Symbol.for("undici.globalOrigin.1");
        function getGlobalOrigin() {
            return globalThis[globalOrigin];
        }
        function setGlobalOrigin(newOrigin) {
            if (newOrigin === void 0) {
                Object.defineProperty(globalThis, globalOrigin, {
                    value: void 0,
                    writable: true,
                    enumerable: false,
                    configurable: false
                });
                return;
            }
            const parsedURL = new URL(newOrigin);
            if (parsedURL.protocol !== "http:" && parsedURL.protocol !== "https:") throw new TypeError(`Only http & https urls are allowed, received ${parsedURL.protocol}`);
            Object.defineProperty(globalThis, globalOrigin, {
                value: parsedURL,
                writable: true,
                enumerable: false,
                configurable: false
            });
        }
        module.exports = {
            getGlobalOrigin: getGlobalOrigin,
            setGlobalOrigin: setGlobalOrigin
        };
    },
    3168: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const {Transform: Transform} = __nccwpck_require__(7075);
        const zlib = __nccwpck_require__(8522);
        const {redirectStatusSet: redirectStatusSet, referrerPolicyTokens: referrerPolicyTokens, badPortsSet: badPortsSet} = __nccwpck_require__(4495);
        const {getGlobalOrigin: getGlobalOrigin} = __nccwpck_require__(1059);
        const {collectAnHTTPQuotedString: collectAnHTTPQuotedString, parseMIMEType: parseMIMEType} = __nccwpck_require__(1900);
        const {performance: performance} = __nccwpck_require__(643);
        const {ReadableStreamFrom: ReadableStreamFrom, isValidHTTPToken: isValidHTTPToken, normalizedMethodRecordsBase: normalizedMethodRecordsBase} = __nccwpck_require__(3440);
        const assert = __nccwpck_require__(4589);
        const {isUint8Array: isUint8Array} = __nccwpck_require__(3429);
        const {webidl: webidl} = __nccwpck_require__(7879);
        const {isomorphicEncode: isomorphicEncode, collectASequenceOfCodePoints: collectASequenceOfCodePoints, removeChars: removeChars} = __nccwpck_require__(8116);
        function responseURL(response) {
            const urlList = response.urlList;
            const length = urlList.length;
            return length === 0 ? null : urlList[length - 1].toString();
        }
        function responseLocationURL(response, requestFragment) {
            if (!redirectStatusSet.has(response.status)) return null;
            let location = response.headersList.get("location", true);
            if (location !== null && isValidHeaderValue(location)) {
                if (!isValidEncodedURL(location)) location = normalizeBinaryStringToUtf8(location);
                location = new URL(location, responseURL(response));
            }
            if (location && !location.hash) location.hash = requestFragment;
            return location;
        }
        function isValidEncodedURL(url) {
            for (let i = 0; i < url.length; ++i) {
                const code = url.charCodeAt(i);
                if (code > 126 || code < 32) return false;
            }
            return true;
        }
        function normalizeBinaryStringToUtf8(value) {
            return Buffer.from(value, "binary").toString("utf8");
        }
        function requestCurrentURL(request) {
            return request.urlList[request.urlList.length - 1];
        }
        function requestBadPort(request) {
            const url = requestCurrentURL(request);
            if (urlIsHttpHttpsScheme(url) && badPortsSet.has(url.port)) return "blocked";
            return "allowed";
        }
        function isErrorLike(object) {
            return object instanceof Error || object?.constructor?.name === "Error" || object?.constructor?.name === "DOMException";
        }
        function isValidReasonPhrase(statusText) {
            for (let i = 0; i < statusText.length; ++i) {
                const c = statusText.charCodeAt(i);
                if (!(c === 9 || c >= 32 && c <= 126 || c >= 128 && c <= 255)) return false;
            }
            return true;
        }
        const isValidHeaderName = isValidHTTPToken;
        function isValidHeaderValue(potentialValue) {
            return (potentialValue[0] === "\t" || potentialValue[0] === " " || potentialValue[potentialValue.length - 1] === "\t" || potentialValue[potentialValue.length - 1] === " " || potentialValue.includes("\n") || potentialValue.includes("\r") || potentialValue.includes("\0")) === false;
        }
        function parseReferrerPolicy(actualResponse) {
            const policyHeader = (actualResponse.headersList.get("referrer-policy", true) ?? "").split(",");
            let policy = "";
            if (policyHeader.length) for (let i = policyHeader.length; i !== 0; i--) {
                const token = policyHeader[i - 1].trim();
                if (referrerPolicyTokens.has(token)) {
                    policy = token;
                    break;
                }
            }
            return policy;
        }
        function setRequestReferrerPolicyOnRedirect(request, actualResponse) {
            const policy = parseReferrerPolicy(actualResponse);
            if (policy !== "") request.referrerPolicy = policy;
        }
        function crossOriginResourcePolicyCheck() {
            return "allowed";
        }
        function corsCheck() {
            return "success";
        }
        function TAOCheck() {
            return "success";
        }
        function appendFetchMetadata(httpRequest) {
            let header = null;
            header = httpRequest.mode;
            httpRequest.headersList.set("sec-fetch-mode", header, true);
        }
        function appendRequestOriginHeader(request) {
            let serializedOrigin = request.origin;
            if (serializedOrigin === "client" || serializedOrigin === void 0) return;
            if (request.responseTainting === "cors" || request.mode === "websocket") request.headersList.append("origin", serializedOrigin, true); else if (request.method !== "GET" && request.method !== "HEAD") {
                switch (request.referrerPolicy) {
                  case "no-referrer":
                    serializedOrigin = null;
                    break;

                  case "no-referrer-when-downgrade":
                  case "strict-origin":
                  case "strict-origin-when-cross-origin":
                    if (request.origin && urlHasHttpsScheme(request.origin) && !urlHasHttpsScheme(requestCurrentURL(request))) serializedOrigin = null;
                    break;

                  case "same-origin":
                    if (!sameOrigin(request, requestCurrentURL(request))) serializedOrigin = null;
                    break;

                  default:
                }
                request.headersList.append("origin", serializedOrigin, true);
            }
        }
        function coarsenTime(timestamp, crossOriginIsolatedCapability) {
            return timestamp;
        }
        function clampAndCoarsenConnectionTimingInfo(connectionTimingInfo, defaultStartTime, crossOriginIsolatedCapability) {
            if (!connectionTimingInfo?.startTime || connectionTimingInfo.startTime < defaultStartTime) return {
                domainLookupStartTime: defaultStartTime,
                domainLookupEndTime: defaultStartTime,
                connectionStartTime: defaultStartTime,
                connectionEndTime: defaultStartTime,
                secureConnectionStartTime: defaultStartTime,
                ALPNNegotiatedProtocol: connectionTimingInfo?.ALPNNegotiatedProtocol
            };
            return {
                domainLookupStartTime: coarsenTime(connectionTimingInfo.domainLookupStartTime, crossOriginIsolatedCapability),
                domainLookupEndTime: coarsenTime(connectionTimingInfo.domainLookupEndTime, crossOriginIsolatedCapability),
                connectionStartTime: coarsenTime(connectionTimingInfo.connectionStartTime, crossOriginIsolatedCapability),
                connectionEndTime: coarsenTime(connectionTimingInfo.connectionEndTime, crossOriginIsolatedCapability),
                secureConnectionStartTime: coarsenTime(connectionTimingInfo.secureConnectionStartTime, crossOriginIsolatedCapability),
                ALPNNegotiatedProtocol: connectionTimingInfo.ALPNNegotiatedProtocol
            };
        }
        function coarsenedSharedCurrentTime(crossOriginIsolatedCapability) {
            return coarsenTime(performance.now(), crossOriginIsolatedCapability);
        }
        function createOpaqueTimingInfo(timingInfo) {
            return {
                startTime: timingInfo.startTime ?? 0,
                redirectStartTime: 0,
                redirectEndTime: 0,
                postRedirectStartTime: timingInfo.startTime ?? 0,
                finalServiceWorkerStartTime: 0,
                finalNetworkResponseStartTime: 0,
                finalNetworkRequestStartTime: 0,
                endTime: 0,
                encodedBodySize: 0,
                decodedBodySize: 0,
                finalConnectionTimingInfo: null
            };
        }
        function makePolicyContainer() {
            return {
                referrerPolicy: "strict-origin-when-cross-origin"
            };
        }
        function clonePolicyContainer(policyContainer) {
            return {
                referrerPolicy: policyContainer.referrerPolicy
            };
        }
        function determineRequestsReferrer(request) {
            const policy = request.referrerPolicy;
            assert(policy);
            let referrerSource = null;
            if (request.referrer === "client") {
                const globalOrigin = getGlobalOrigin();
                if (!globalOrigin || globalOrigin.origin === "null") return "no-referrer";
                referrerSource = new URL(globalOrigin);
            } else if (webidl.is.URL(request.referrer)) referrerSource = request.referrer;
            let referrerURL = stripURLForReferrer(referrerSource);
            const referrerOrigin = stripURLForReferrer(referrerSource, true);
            if (referrerURL.toString().length > 4096) referrerURL = referrerOrigin;
            switch (policy) {
              case "no-referrer":
                return "no-referrer";

              case "origin":
                if (referrerOrigin != null) return referrerOrigin;
                return stripURLForReferrer(referrerSource, true);

              case "unsafe-url":
                return referrerURL;

              case "strict-origin":
                {
                    const currentURL = requestCurrentURL(request);
                    if (isURLPotentiallyTrustworthy(referrerURL) && !isURLPotentiallyTrustworthy(currentURL)) return "no-referrer";
                    return referrerOrigin;
                }

              case "strict-origin-when-cross-origin":
                {
                    const currentURL = requestCurrentURL(request);
                    if (sameOrigin(referrerURL, currentURL)) return referrerURL;
                    if (isURLPotentiallyTrustworthy(referrerURL) && !isURLPotentiallyTrustworthy(currentURL)) return "no-referrer";
                    return referrerOrigin;
                }

              case "same-origin":
                if (sameOrigin(request, referrerURL)) return referrerURL;
                return "no-referrer";

              case "origin-when-cross-origin":
                if (sameOrigin(request, referrerURL)) return referrerURL;
                return referrerOrigin;

              case "no-referrer-when-downgrade":
                {
                    const currentURL = requestCurrentURL(request);
                    if (isURLPotentiallyTrustworthy(referrerURL) && !isURLPotentiallyTrustworthy(currentURL)) return "no-referrer";
                    return referrerURL;
                }
            }
        }
        function stripURLForReferrer(url, originOnly = false) {
            assert(webidl.is.URL(url));
            url = new URL(url);
            if (urlIsLocal(url)) return "no-referrer";
            url.username = "";
            url.password = "";
            url.hash = "";
            if (originOnly === true) {
                url.pathname = "";
                url.search = "";
            }
            return url;
        }
        const isPotentialleTrustworthyIPv4 = RegExp.prototype.test.bind(/^127\.(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)\.){2}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]\d|\d)$/);
        const isPotentiallyTrustworthyIPv6 = RegExp.prototype.test.bind(/^(?:(?:0{1,4}:){7}|(?:0{1,4}:){1,6}:|::)0{0,3}1$/);
        function isOriginIPPotentiallyTrustworthy(origin) {
            if (origin.includes(":")) {
                if (origin[0] === "[" && origin[origin.length - 1] === "]") origin = origin.slice(1, -1);
                return isPotentiallyTrustworthyIPv6(origin);
            }
            return isPotentialleTrustworthyIPv4(origin);
        }
        function isOriginPotentiallyTrustworthy(origin) {
            if (origin == null || origin === "null") return false;
            origin = new URL(origin);
            if (origin.protocol === "https:" || origin.protocol === "wss:") return true;
            if (isOriginIPPotentiallyTrustworthy(origin.hostname)) return true;
            if (origin.hostname === "localhost" || origin.hostname === "localhost.") return true;
            if (origin.hostname.endsWith(".localhost") || origin.hostname.endsWith(".localhost.")) return true;
            if (origin.protocol === "file:") return true;
            return false;
        }
        function isURLPotentiallyTrustworthy(url) {
            if (!webidl.is.URL(url)) return false;
            if (url.href === "about:blank" || url.href === "about:srcdoc") return true;
            if (url.protocol === "data:") return true;
            if (url.protocol === "blob:") return true;
            return isOriginPotentiallyTrustworthy(url.origin);
        }
        function tryUpgradeRequestToAPotentiallyTrustworthyURL(request) {}
        function sameOrigin(A, B) {
            if (A.origin === B.origin && A.origin === "null") return true;
            if (A.protocol === B.protocol && A.hostname === B.hostname && A.port === B.port) return true;
            return false;
        }
        function isAborted(fetchParams) {
            return fetchParams.controller.state === "aborted";
        }
        function isCancelled(fetchParams) {
            return fetchParams.controller.state === "aborted" || fetchParams.controller.state === "terminated";
        }
        function normalizeMethod(method) {
            return normalizedMethodRecordsBase[method.toLowerCase()] ?? method;
        }
        const esIteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
        function createIterator(name, kInternalIterator, keyIndex = 0, valueIndex = 1) {
            class FastIterableIterator {
                #target;
                #kind;
                #index;
                constructor(target, kind) {
                    this.#target = target;
                    this.#kind = kind;
                    this.#index = 0;
                }
                next() {
                    if (typeof this !== "object" || this === null || !(#target in this)) throw new TypeError(`'next' called on an object that does not implement interface ${name} Iterator.`);
                    const index = this.#index;
                    const values = kInternalIterator(this.#target);
                    const len = values.length;
                    if (index >= len) return {
                        value: void 0,
                        done: true
                    };
                    const {[keyIndex]: key, [valueIndex]: value} = values[index];
                    this.#index = index + 1;
                    let result;
                    switch (this.#kind) {
                      case "key":
                        result = key;
                        break;

                      case "value":
                        result = value;
                        break;

                      case "key+value":
                        result = [ key, value ];
                        break;
                    }
                    return {
                        value: result,
                        done: false
                    };
                }
            }
            delete FastIterableIterator.prototype.constructor;
            Object.setPrototypeOf(FastIterableIterator.prototype, esIteratorPrototype);
            Object.defineProperties(FastIterableIterator.prototype, {
                [Symbol.toStringTag]: {
                    writable: false,
                    enumerable: false,
                    configurable: true,
                    value: `${name} Iterator`
                },
                next: {
                    writable: true,
                    enumerable: true,
                    configurable: true
                }
            });
            return function(target, kind) {
                return new FastIterableIterator(target, kind);
            };
        }
        function iteratorMixin(name, object, kInternalIterator, keyIndex = 0, valueIndex = 1) {
            const makeIterator = createIterator(name, kInternalIterator, keyIndex, valueIndex);
            const properties = {
                keys: {
                    writable: true,
                    enumerable: true,
                    configurable: true,
                    value: function() {
                        webidl.brandCheck(this, object);
                        return makeIterator(this, "key");
                    }
                },
                values: {
                    writable: true,
                    enumerable: true,
                    configurable: true,
                    value: function() {
                        webidl.brandCheck(this, object);
                        return makeIterator(this, "value");
                    }
                },
                entries: {
                    writable: true,
                    enumerable: true,
                    configurable: true,
                    value: function() {
                        webidl.brandCheck(this, object);
                        return makeIterator(this, "key+value");
                    }
                },
                forEach: {
                    writable: true,
                    enumerable: true,
                    configurable: true,
                    value: function(callbackfn, thisArg = globalThis) {
                        webidl.brandCheck(this, object);
                        webidl.argumentLengthCheck(arguments, 1, `${name}.forEach`);
                        if (typeof callbackfn !== "function") throw new TypeError(`Failed to execute 'forEach' on '${name}': parameter 1 is not of type 'Function'.`);
                        for (const {0: key, 1: value} of makeIterator(this, "key+value")) callbackfn.call(thisArg, value, key, this);
                    }
                }
            };
            return Object.defineProperties(object.prototype, {
                ...properties,
                [Symbol.iterator]: {
                    writable: true,
                    enumerable: false,
                    configurable: true,
                    value: properties.entries.value
                }
            });
        }
        function fullyReadBody(body, processBody, processBodyError) {
            const successSteps = processBody;
            const errorSteps = processBodyError;
            try {
                const reader = body.stream.getReader();
                readAllBytes(reader, successSteps, errorSteps);
            } catch (e) {
                errorSteps(e);
            }
        }
        function readableStreamClose(controller) {
            try {
                controller.close();
                controller.byobRequest?.respond(0);
            } catch (err) {
                if (!err.message.includes("Controller is already closed") && !err.message.includes("ReadableStream is already closed")) throw err;
            }
        }
        async function readAllBytes(reader, successSteps, failureSteps) {
            try {
                const bytes = [];
                let byteLength = 0;
                do {
                    const {done: done, value: chunk} = await reader.read();
                    if (done) {
                        successSteps(Buffer.concat(bytes, byteLength));
                        return;
                    }
                    if (!isUint8Array(chunk)) {
                        failureSteps(new TypeError("Received non-Uint8Array chunk"));
                        return;
                    }
                    bytes.push(chunk);
                    byteLength += chunk.length;
                } while (true);
            } catch (e) {
                failureSteps(e);
            }
        }
        function urlIsLocal(url) {
            assert("protocol" in url);
            const protocol = url.protocol;
            return protocol === "about:" || protocol === "blob:" || protocol === "data:";
        }
        function urlHasHttpsScheme(url) {
            return typeof url === "string" && url[5] === ":" && url[0] === "h" && url[1] === "t" && url[2] === "t" && url[3] === "p" && url[4] === "s" || url.protocol === "https:";
        }
        function urlIsHttpHttpsScheme(url) {
            assert("protocol" in url);
            const protocol = url.protocol;
            return protocol === "http:" || protocol === "https:";
        }
        function simpleRangeHeaderValue(value, allowWhitespace) {
            const data = value;
            if (!data.startsWith("bytes")) return "failure";
            const position = {
                position: 5
            };
            if (allowWhitespace) collectASequenceOfCodePoints(char => char === "\t" || char === " ", data, position);
            if (data.charCodeAt(position.position) !== 61) return "failure";
            position.position++;
            if (allowWhitespace) collectASequenceOfCodePoints(char => char === "\t" || char === " ", data, position);
            const rangeStart = collectASequenceOfCodePoints(char => {
                const code = char.charCodeAt(0);
                return code >= 48 && code <= 57;
            }, data, position);
            const rangeStartValue = rangeStart.length ? Number(rangeStart) : null;
            if (allowWhitespace) collectASequenceOfCodePoints(char => char === "\t" || char === " ", data, position);
            if (data.charCodeAt(position.position) !== 45) return "failure";
            position.position++;
            if (allowWhitespace) collectASequenceOfCodePoints(char => char === "\t" || char === " ", data, position);
            const rangeEnd = collectASequenceOfCodePoints(char => {
                const code = char.charCodeAt(0);
                return code >= 48 && code <= 57;
            }, data, position);
            const rangeEndValue = rangeEnd.length ? Number(rangeEnd) : null;
            if (position.position < data.length) return "failure";
            if (rangeEndValue === null && rangeStartValue === null) return "failure";
            if (rangeStartValue > rangeEndValue) return "failure";
            return {
                rangeStartValue: rangeStartValue,
                rangeEndValue: rangeEndValue
            };
        }
        function buildContentRange(rangeStart, rangeEnd, fullLength) {
            let contentRange = "bytes ";
            contentRange += isomorphicEncode(`${rangeStart}`);
            contentRange += "-";
            contentRange += isomorphicEncode(`${rangeEnd}`);
            contentRange += "/";
            contentRange += isomorphicEncode(`${fullLength}`);
            return contentRange;
        }
        class InflateStream extends Transform {
            #zlibOptions;
            constructor(zlibOptions) {
                super();
                this.#zlibOptions = zlibOptions;
            }
            _transform(chunk, encoding, callback) {
                if (!this._inflateStream) {
                    if (chunk.length === 0) {
                        callback();
                        return;
                    }
                    this._inflateStream = (chunk[0] & 15) === 8 ? zlib.createInflate(this.#zlibOptions) : zlib.createInflateRaw(this.#zlibOptions);
                    this._inflateStream.on("data", this.push.bind(this));
                    this._inflateStream.on("end", () => this.push(null));
                    this._inflateStream.on("error", err => this.destroy(err));
                }
                this._inflateStream.write(chunk, encoding, callback);
            }
            _final(callback) {
                if (this._inflateStream) {
                    this._inflateStream.end();
                    this._inflateStream = null;
                }
                callback();
            }
        }
        function createInflate(zlibOptions) {
            return new InflateStream(zlibOptions);
        }
        function extractMimeType(headers) {
            let charset = null;
            let essence = null;
            let mimeType = null;
            const values = getDecodeSplit("content-type", headers);
            if (values === null) return "failure";
            for (const value of values) {
                const temporaryMimeType = parseMIMEType(value);
                if (temporaryMimeType === "failure" || temporaryMimeType.essence === "*/*") continue;
                mimeType = temporaryMimeType;
                if (mimeType.essence !== essence) {
                    charset = null;
                    if (mimeType.parameters.has("charset")) charset = mimeType.parameters.get("charset");
                    essence = mimeType.essence;
                } else if (!mimeType.parameters.has("charset") && charset !== null) mimeType.parameters.set("charset", charset);
            }
            if (mimeType == null) return "failure";
            return mimeType;
        }
        function gettingDecodingSplitting(value) {
            const input = value;
            const position = {
                position: 0
            };
            const values = [];
            let temporaryValue = "";
            while (position.position < input.length) {
                temporaryValue += collectASequenceOfCodePoints(char => char !== '"' && char !== ",", input, position);
                if (position.position < input.length) if (input.charCodeAt(position.position) === 34) {
                    temporaryValue += collectAnHTTPQuotedString(input, position);
                    if (position.position < input.length) continue;
                } else {
                    assert(input.charCodeAt(position.position) === 44);
                    position.position++;
                }
                temporaryValue = removeChars(temporaryValue, true, true, char => char === 9 || char === 32);
                values.push(temporaryValue);
                temporaryValue = "";
            }
            return values;
        }
        function getDecodeSplit(name, list) {
            const value = list.get(name, true);
            if (value === null) return null;
            return gettingDecodingSplitting(value);
        }
        function hasAuthenticationEntry(request) {
            return false;
        }
        function includesCredentials(url) {
            return !!(url.username || url.password);
        }
        function isTraversableNavigable(navigable) {
            return navigable != null && navigable !== "client" && navigable !== "no-traversable";
        }
        class EnvironmentSettingsObjectBase {
            get baseUrl() {
                return getGlobalOrigin();
            }
            get origin() {
                return this.baseUrl?.origin;
            }
            policyContainer=makePolicyContainer();
        }
        class EnvironmentSettingsObject {
            settingsObject=new EnvironmentSettingsObjectBase;
        }
        const environmentSettingsObject = new EnvironmentSettingsObject;
        module.exports = {
            isAborted: isAborted,
            isCancelled: isCancelled,
            isValidEncodedURL: isValidEncodedURL,
            ReadableStreamFrom: ReadableStreamFrom,
            tryUpgradeRequestToAPotentiallyTrustworthyURL: tryUpgradeRequestToAPotentiallyTrustworthyURL,
            clampAndCoarsenConnectionTimingInfo: clampAndCoarsenConnectionTimingInfo,
            coarsenedSharedCurrentTime: coarsenedSharedCurrentTime,
            determineRequestsReferrer: determineRequestsReferrer,
            makePolicyContainer: makePolicyContainer,
            clonePolicyContainer: clonePolicyContainer,
            appendFetchMetadata: appendFetchMetadata,
            appendRequestOriginHeader: appendRequestOriginHeader,
            TAOCheck: TAOCheck,
            corsCheck: corsCheck,
            crossOriginResourcePolicyCheck: crossOriginResourcePolicyCheck,
            createOpaqueTimingInfo: createOpaqueTimingInfo,
            setRequestReferrerPolicyOnRedirect: setRequestReferrerPolicyOnRedirect,
            isValidHTTPToken: isValidHTTPToken,
            requestBadPort: requestBadPort,
            requestCurrentURL: requestCurrentURL,
            responseURL: responseURL,
            responseLocationURL: responseLocationURL,
            isURLPotentiallyTrustworthy: isURLPotentiallyTrustworthy,
            isValidReasonPhrase: isValidReasonPhrase,
            sameOrigin: sameOrigin,
            normalizeMethod: normalizeMethod,
            iteratorMixin: iteratorMixin,
            createIterator: createIterator,
            isValidHeaderName: isValidHeaderName,
            isValidHeaderValue: isValidHeaderValue,
            isErrorLike: isErrorLike,
            fullyReadBody: fullyReadBody,
            readableStreamClose: readableStreamClose,
            urlIsLocal: urlIsLocal,
            urlHasHttpsScheme: urlHasHttpsScheme,
            urlIsHttpHttpsScheme: urlIsHttpHttpsScheme,
            readAllBytes: readAllBytes,
            simpleRangeHeaderValue: simpleRangeHeaderValue,
            buildContentRange: buildContentRange,
            createInflate: createInflate,
            extractMimeType: extractMimeType,
            getDecodeSplit: getDecodeSplit,
            environmentSettingsObject: environmentSettingsObject,
            isOriginIPPotentiallyTrustworthy: isOriginIPPotentiallyTrustworthy,
            hasAuthenticationEntry: hasAuthenticationEntry,
            includesCredentials: includesCredentials,
            isTraversableNavigable: isTraversableNavigable
        };
    },
    8116: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const assert = __nccwpck_require__(4589);
        const {utf8DecodeBytes: utf8DecodeBytes} = __nccwpck_require__(276);
        function collectASequenceOfCodePoints(condition, input, position) {
            let result = "";
            while (position.position < input.length && condition(input[position.position])) {
                result += input[position.position];
                position.position++;
            }
            return result;
        }
        function collectASequenceOfCodePointsFast(char, input, position) {
            const idx = input.indexOf(char, position.position);
            const start = position.position;
            if (idx === -1) {
                position.position = input.length;
                return input.slice(start);
            }
            position.position = idx;
            return input.slice(start, position.position);
        }
        const ASCII_WHITESPACE_REPLACE_REGEX = /[\u0009\u000A\u000C\u000D\u0020]/g;
        const nonASCIIRegex = /[^\x00-\x7F]/;
        function asciiLowercase(str) {
            return nonASCIIRegex.test(str) ? str.replace(/[A-Z]+/g, upper => upper.toLowerCase()) : str.toLowerCase();
        }
        function forgivingBase64(data) {
            data = data.replace(ASCII_WHITESPACE_REPLACE_REGEX, "");
            let dataLength = data.length;
            if (dataLength % 4 === 0) if (data.charCodeAt(dataLength - 1) === 61) {
                --dataLength;
                if (data.charCodeAt(dataLength - 1) === 61) --dataLength;
            }
            if (dataLength % 4 === 1) return "failure";
            if (/[^+/0-9A-Za-z]/.test(data.length === dataLength ? data : data.substring(0, dataLength))) return "failure";
            const buffer = Buffer.from(data, "base64");
            return new Uint8Array(buffer.buffer, buffer.byteOffset, buffer.byteLength);
        }
        function isASCIIWhitespace(char) {
            return char === 9 || char === 10 || char === 12 || char === 13 || char === 32;
        }
        function isomorphicDecode(input) {
            const length = input.length;
            if ((2 << 15) - 1 > length) return String.fromCharCode.apply(null, input);
            let result = "";
            let i = 0;
            let addition = (2 << 15) - 1;
            while (i < length) {
                if (i + addition > length) addition = length - i;
                result += String.fromCharCode.apply(null, input.subarray(i, i += addition));
            }
            return result;
        }
        const invalidIsomorphicEncodeValueRegex = /[^\x00-\xFF]/;
        function isomorphicEncode(input) {
            assert(!invalidIsomorphicEncodeValueRegex.test(input));
            return input;
        }
        function parseJSONFromBytes(bytes) {
            return JSON.parse(utf8DecodeBytes(bytes));
        }
        function removeASCIIWhitespace(str, leading = true, trailing = true) {
            return removeChars(str, leading, trailing, isASCIIWhitespace);
        }
        function removeChars(str, leading, trailing, predicate) {
            let lead = 0;
            let trail = str.length - 1;
            if (leading) while (lead < str.length && predicate(str.charCodeAt(lead))) lead++;
            if (trailing) while (trail > 0 && predicate(str.charCodeAt(trail))) trail--;
            return lead === 0 && trail === str.length - 1 ? str : str.slice(lead, trail + 1);
        }
        function serializeJavascriptValueToJSONString(value) {
            const result = JSON.stringify(value);
            if (result === void 0) throw new TypeError("Value is not JSON serializable");
            assert(typeof result === "string");
            return result;
        }
        module.exports = {
            asciiLowercase: asciiLowercase,
            collectASequenceOfCodePoints: collectASequenceOfCodePoints,
            collectASequenceOfCodePointsFast: collectASequenceOfCodePointsFast,
            forgivingBase64: forgivingBase64,
            isASCIIWhitespace: isASCIIWhitespace,
            isomorphicDecode: isomorphicDecode,
            isomorphicEncode: isomorphicEncode,
            parseJSONFromBytes: parseJSONFromBytes,
            removeASCIIWhitespace: removeASCIIWhitespace,
            removeChars: removeChars,
            serializeJavascriptValueToJSONString: serializeJavascriptValueToJSONString
        };
    },
    7879: (module, __unused_webpack_exports, __nccwpck_require__) => {
        const assert = __nccwpck_require__(4589);
        const {types: types, inspect: inspect} = __nccwpck_require__(7975);
        const {runtimeFeatures: runtimeFeatures} = __nccwpck_require__(313);
        const UNDEFINED = 1;
        const BOOLEAN = 2;
        const STRING = 3;
        const SYMBOL = 4;
        const NUMBER = 5;
        const BIGINT = 6;
        const NULL = 7;
        const OBJECT = 8;
        const FunctionPrototypeSymbolHasInstance = Function.call.bind(Function.prototype[Symbol.hasInstance]);
        const webidl = {
            converters: {},
            util: {},
            errors: {},
            is: {}
        };
        webidl.errors.exception = function(message) {
            return new TypeError(`${message.header}: ${message.message}`);
        };
        webidl.errors.conversionFailed = function(opts) {
            const plural = opts.types.length === 1 ? "" : " one of";
            const message = `${opts.argument} could not be converted to` + `${plural}: ${opts.types.join(", ")}.`;
            return webidl.errors.exception({
                header: opts.prefix,
                message: message
            });
        };
        webidl.errors.invalidArgument = function(context) {
            return webidl.errors.exception({
                header: context.prefix,
                message: `"${context.value}" is an invalid ${context.type}.`
            });
        };
        webidl.brandCheck = function(V, I) {
            if (!FunctionPrototypeSymbolHasInstance(I, V)) {
                const err = new TypeError("Illegal invocation");
                err.code = "ERR_INVALID_THIS";
                throw err;
            }
        };
        webidl.brandCheckMultiple = function(List) {
            const prototypes = List.map(c => webidl.util.MakeTypeAssertion(c));
            return V => {
                if (prototypes.every(typeCheck => !typeCheck(V))) {
                    const err = new TypeError("Illegal invocation");
                    err.code = "ERR_INVALID_THIS";
                    throw err;
                }
            };
        };
        webidl.argumentLengthCheck = function({length: length}, min, ctx) {
            if (length < min) throw webidl.errors.exception({
                message: `${min} argument${min !== 1 ? "s" : ""} required, ` + `but${length ? " only" : ""} ${length} found.`,
                header: ctx
            });
        };
        webidl.illegalConstructor = function() {
            throw webidl.errors.exception({
                header: "TypeError",
                message: "Illegal constructor"
            });
        };
        webidl.util.MakeTypeAssertion = function(I) {
            return O => FunctionPrototypeSymbolHasInstance(I, O);
        };
        webidl.util.Type = function(V) {
            switch (typeof V) {
              case "undefined":
                return UNDEFINED;

              case "boolean":
                return BOOLEAN;

              case "string":
                return STRING;

              case "symbol":
                return SYMBOL;

              case "number":
                return NUMBER;

              case "bigint":
                return BIGINT;

              case "function":
              case "object":
                if (V === null) return NULL;
                return OBJECT;
            }
        };
        webidl.util.Types = {
            UNDEFINED: UNDEFINED,
            BOOLEAN: BOOLEAN,
            STRING: STRING,
            SYMBOL: SYMBOL,
            NUMBER: NUMBER,
            BIGINT: BIGINT,
            NULL: NULL,
            OBJECT: OBJECT
        };
        webidl.util.TypeValueToString = function(o) {
            switch (webidl.util.Type(o)) {
              case UNDEFINED:
                return "Undefined";

              case BOOLEAN:
                return "Boolean";

              case STRING:
                return "String";

              case SYMBOL:
                return "Symbol";

              case NUMBER:
                return "Number";

              case BIGINT:
                return "BigInt";

              case NULL:
                return "Null";

              case OBJECT:
                return "Object";
            }
        };
        webidl.util.markAsUncloneable = runtimeFeatures.has("markAsUncloneable") ? __nccwpck_require__(5919).markAsUncloneable : () => {};
        webidl.util.ConvertToInt = function(V, bitLength, signedness, flags) {
            let upperBound;
            let lowerBound;
            if (bitLength === 64) {
                upperBound = Math.pow(2, 53) - 1;
                if (signedness === "unsigned") lowerBound = 0; else lowerBound = Math.pow(-2, 53) + 1;
            } else if (signedness === "unsigned") {
                lowerBound = 0;
                upperBound = Math.pow(2, bitLength) - 1;
            } else {
                lowerBound = -Math.pow(2, bitLength - 1);
                upperBound = Math.pow(2, bitLength - 1) - 1;
            }
            let x = Number(V);
            if (x === 0) x = 0;
            if (webidl.util.HasFlag(flags, webidl.attributes.EnforceRange)) {
                if (Number.isNaN(x) || x === Number.POSITIVE_INFINITY || x === Number.NEGATIVE_INFINITY) throw webidl.errors.exception({
                    header: "Integer conversion",
                    message: `Could not convert ${webidl.util.Stringify(V)} to an integer.`
                });
                x = webidl.util.IntegerPart(x);
                if (x < lowerBound || x > upperBound) throw webidl.errors.exception({
                    header: "Integer conversion",
                    message: `Value must be between ${lowerBound}-${upperBound}, got ${x}.`
                });
                return x;
            }
            if (!Number.isNaN(x) && webidl.util.HasFlag(flags, webidl.attributes.Clamp)) {
                x = Math.min(Math.max(x, lowerBound), upperBound);
                if (Math.floor(x) % 2 === 0) x = Math.floor(x); else x = Math.ceil(x);
                return x;
            }
            if (Number.isNaN(x) || x === 0 && Object.is(0, x) || x === Number.POSITIVE_INFINITY || x === Number.NEGATIVE_INFINITY) return 0;
            x = webidl.util.IntegerPart(x);
            x %= Math.pow(2, bitLength);
            if (signedness === "signed" && x >= Math.pow(2, bitLength - 1)) return x - Math.pow(2, bitLength);
            return x;
        };
        webidl.util.IntegerPart = function(n) {
            const r = Math.floor(Math.abs(n));
            if (n < 0) return -1 * r;
            return r;
        };
        webidl.util.Stringify = function(V) {
            const type = webidl.util.Type(V);
            switch (type) {
              case SYMBOL:
                return `Symbol(${V.description})`;

              case OBJECT:
                return inspect(V);

              case STRING:
                return `"${V}"`;

              case BIGINT:
                return `${V}n`;

              default:
                return `${V}`;
            }
        };
        webidl.util.IsResizableArrayBuffer = function(V) {
            if (types.isArrayBuffer(V)) return V.resizable;
            if (types.isSharedArrayBuffer(V)) return V.growable;
            throw webidl.errors.exception({
                header: "IsResizableArrayBuffer",
                message: `"${webidl.util.Stringify(V)}" is not an array buffer.`
            });
        };
        webidl.util.HasFlag = function(flags, attributes) {
            return typeof flags === "number" && (flags & attributes) === attributes;
        };
        webidl.sequenceConverter = function(converter) {
            return (V, prefix, argument, Iterable) => {
                if (webidl.util.Type(V) !== OBJECT) throw webidl.errors.exception({
                    header: prefix,
                    message: `${argument} (${webidl.util.Stringify(V)}) is not iterable.`
                });
                const method = typeof Iterable === "function" ? Iterable() : V?.[Symbol.iterator]?.();
                const seq = [];
                let index = 0;
                if (method === void 0 || typeof method.next !== "function") throw webidl.errors.exception({
                    header: prefix,
                    message: `${argument} is not iterable.`
                });
                while (true) {
                    const {done: done, value: value} = method.next();
                    if (done) break;
                    seq.push(converter(value, prefix, `${argument}[${index++}]`));
                }
                return seq;
            };
        };
        webidl.recordConverter = function(keyConverter, valueConverter) {
            return (O, prefix, argument) => {
                if (webidl.util.Type(O) !== OBJECT) throw webidl.errors.exception({
                    header: prefix,
                    message: `${argument} ("${webidl.util.TypeValueToString(O)}") is not an Object.`
                });
                const result = {};
                if (!types.isProxy(O)) {
                    const keys = [ ...Object.getOwnPropertyNames(O), ...Object.getOwnPropertySymbols(O) ];
                    for (const key of keys) {
                        const keyName = webidl.util.Stringify(key);
                        const typedKey = keyConverter(key, prefix, `Key ${keyName} in ${argument}`);
                        const typedValue = valueConverter(O[key], prefix, `${argument}[${keyName}]`);
                        result[typedKey] = typedValue;
                    }
                    return result;
                }
                const keys = Reflect.ownKeys(O);
                for (const key of keys) {
                    const desc = Reflect.getOwnPropertyDescriptor(O, key);
                    if (desc?.enumerable) {
                        const typedKey = keyConverter(key, prefix, argument);
                        const typedValue = valueConverter(O[key], prefix, argument);
                        result[typedKey] = typedValue;
                    }
                }
                return result;
            };
        };
        webidl.interfaceConverter = function(TypeCheck, name) {
            return (V, prefix, argument) => {
                if (!TypeCheck(V)) throw webidl.errors.exception({
                    header: prefix,
                    message: `Expected ${argument} ("${webidl.util.Stringify(V)}") to be an instance of ${name}.`
                });
                return V;
            };
        };
        webidl.dictionaryConverter = function(converters) {
            converters.sort((a, b) => (a.key > b.key) - (a.key < b.key));
            return (dictionary, prefix, argument) => {
                const dict = {};
                if (dictionary != null && webidl.util.Type(dictionary) !== OBJECT) throw webidl.errors.exception({
                    header: prefix,
                    message: `Expected ${dictionary} to be one of: Null, Undefined, Object.`
                });
                for (const options of converters) {
                    const {key: key, defaultValue: defaultValue, required: required, converter: converter} = options;
                    if (required === true) if (dictionary == null || !Object.hasOwn(dictionary, key)) throw webidl.errors.exception({
                        header: prefix,
                        message: `Missing required key "${key}".`
                    });
                    let value = dictionary?.[key];
                    const hasDefault = defaultValue !== void 0;
                    if (hasDefault && value === void 0) value = defaultValue();
                    if (required || hasDefault || value !== void 0) {
                        value = converter(value, prefix, `${argument}.${key}`);
                        if (options.allowedValues && !options.allowedValues.includes(value)) throw webidl.errors.exception({
                            header: prefix,
                            message: `${value} is not an accepted type. Expected one of ${options.allowedValues.join(", ")}.`
                        });
                        dict[key] = value;
                    }
                }
                return dict;
            };
        };
        webidl.nullableConverter = function(converter) {
            return (V, prefix, argument) => {
                if (V === null) return V;
                return converter(V, prefix, argument);
            };
        };
        webidl.is.USVString = function(value) {
            return typeof value === "string" && value.isWellFormed();
        };
        webidl.is.ReadableStream = webidl.util.MakeTypeAssertion(ReadableStream);
        webidl.is.Blob = webidl.util.MakeTypeAssertion(Blob);
        webidl.is.URLSearchParams = webidl.util.MakeTypeAssertion(URLSearchParams);
        webidl.is.File = webidl.util.MakeTypeAssertion(File);
        webidl.is.URL = webidl.util.MakeTypeAssertion(URL);
        webidl.is.AbortSignal = webidl.util.MakeTypeAssertion(AbortSignal);
        webidl.is.MessagePort = webidl.util.MakeTypeAssertion(MessagePort);
        webidl.is.BufferSource = function(V) {
            return types.isArrayBuffer(V) || ArrayBuffer.isView(V) && types.isArrayBuffer(V.buffer);
        };
        webidl.util.getCopyOfBytesHeldByBufferSource = function(bufferSource) {
            const jsBufferSource = bufferSource;
            let jsArrayBuffer = jsBufferSource;
            let offset = 0;
            let length = 0;
            if (types.isTypedArray(jsBufferSource) || types.isDataView(jsBufferSource)) {
                jsArrayBuffer = jsBufferSource.buffer;
                offset = jsBufferSource.byteOffset;
                length = jsBufferSource.byteLength;
            } else {
                assert(types.isAnyArrayBuffer(jsBufferSource));
                length = jsBufferSource.byteLength;
            }
            if (jsArrayBuffer.detached) return new Uint8Array(0);
            const bytes = new Uint8Array(length);
            const view = new Uint8Array(jsArrayBuffer, offset, length);
            bytes.set(view);
            return bytes;
        };
        webidl.converters.DOMString = function(V, prefix, argument, flags) {
            if (V === null && webidl.util.HasFlag(flags, webidl.attributes.LegacyNullToEmptyString)) return "";
            if (typeof V === "symbol") throw webidl.errors.exception({
                header: prefix,
                message: `${argument} is a symbol, which cannot be converted to a DOMString.`
            });
            return String(V);
        };
        webidl.converters.ByteString = function(V, prefix, argument) {
            if (typeof V === "symbol") throw webidl.errors.exception({
                header: prefix,
                message: `${argument} is a symbol, which cannot be converted to a ByteString.`
            });
            const x = String(V);
            for (let index = 0; index < x.length; index++) if (x.charCodeAt(index) > 255) throw new TypeError("Cannot convert argument to a ByteString because the character at " + `index ${index} has a value of ${x.charCodeAt(index)} which is greater than 255.`);
            return x;
        };
        webidl.converters.USVString = function(value) {
            if (typeof value === "string") return value.toWellFormed();
            return `${value}`.toWellFormed();
        };
        webidl.converters.boolean = function(V) {
            const x = Boolean(V);
            return x;
        };
        webidl.converters.any = function(V) {
            return V;
        };
        webidl.converters["long long"] = function(V, prefix, argument) {
            const x = webidl.util.ConvertToInt(V, 64, "signed", 0, prefix, argument);
            return x;
        };
        webidl.converters["unsigned long long"] = function(V, prefix, argument) {
            const x = webidl.util.ConvertToInt(V, 64, "unsigned", 0, prefix, argument);
            return x;
        };
        webidl.converters["unsigned long"] = function(V, prefix, argument) {
            const x = webidl.util.ConvertToInt(V, 32, "unsigned", 0, prefix, argument);
            return x;
        };
        webidl.converters["unsigned short"] = function(V, prefix, argument, flags) {
            const x = webidl.util.ConvertToInt(V, 16, "unsigned", flags, prefix, argument);
            return x;
        };
        webidl.converters.ArrayBuffer = function(V, prefix, argument, flags) {
            if (webidl.util.Type(V) !== OBJECT || !types.isArrayBuffer(V)) throw webidl.errors.conversionFailed({
                prefix: prefix,
                argument: `${argument} ("${webidl.util.Stringify(V)}")`,
                types: [ "ArrayBuffer" ]
            });
            if (!webidl.util.HasFlag(flags, webidl.attributes.AllowResizable) && webidl.util.IsResizableArrayBuffer(V)) throw webidl.errors.exception({
                header: prefix,
                message: `${argument} cannot be a resizable ArrayBuffer.`
            });
            return V;
        };
        webidl.converters.SharedArrayBuffer = function(V, prefix, argument, flags) {
            if (webidl.util.Type(V) !== OBJECT || !types.isSharedArrayBuffer(V)) throw webidl.errors.conversionFailed({
                prefix: prefix,
                argument: `${argument} ("${webidl.util.Stringify(V)}")`,
                types: [ "SharedArrayBuffer" ]
            });
            if (!webidl.util.HasFlag(flags, webidl.attributes.AllowResizable) && webidl.util.IsResizableArrayBuffer(V)) throw webidl.errors.exception({
                header: prefix,
                message: `${argument} cannot be a resizable SharedArrayBuffer.`
            });
            return V;
        };
        webidl.converters.TypedArray = function(V, T, prefix, argument, flags) {
            if (webidl.util.Type(V) !== OBJECT || !types.isTypedArray(V) || V.constructor.name !== T.name) throw webidl.errors.conversionFailed({
                prefix: prefix,
                argument: `${argument} ("${webidl.util.Stringify(V)}")`,
                types: [ T.name ]
            });
            if (!webidl.util.HasFlag(flags, webidl.attributes.AllowShared) && types.isSharedArrayBuffer(V.buffer)) throw webidl.errors.exception({
                header: prefix,
                message: `${argument} cannot be a view on a shared array buffer.`
            });
            if (!webidl.util.HasFlag(flags, webidl.attributes.AllowResizable) && webidl.util.IsResizableArrayBuffer(V.buffer)) throw webidl.errors.exception({
                header: prefix,
                message: `${argument} cannot be a view on a resizable array buffer.`
            });
            return V;
        };
        webidl.converters.DataView = function(V, prefix, argument, flags) {
            if (webidl.util.Type(V) !== OBJECT || !types.isDataView(V)) throw webidl.errors.conversionFailed({
                prefix: prefix,
                argument: `${argument} ("${webidl.util.Stringify(V)}")`,
                types: [ "DataView" ]
            });
            if (!webidl.util.HasFlag(flags, webidl.attributes.AllowShared) && types.isSharedArrayBuffer(V.buffer)) throw webidl.errors.exception({
                header: prefix,
                message: `${argument} cannot be a view on a shared array buffer.`
            });
            if (!webidl.util.HasFlag(flags, webidl.attributes.AllowResizable) && webidl.util.IsResizableArrayBuffer(V.buffer)) throw webidl.errors.exception({
                header: prefix,
                message: `${argument} cannot be a view on a resizable array buffer.`
            });
            return V;
        };
        webidl.converters.ArrayBufferView = function(V, prefix, argument, flags) {
            if (webidl.util.Type(V) !== OBJECT || !types.isArrayBufferView(V)) throw webidl.errors.conversionFailed({
                prefix: prefix,
                argument: `${argument} ("${webidl.util.Stringify(V)}")`,
                types: [ "ArrayBufferView" ]
            });
            if (!webidl.util.HasFlag(flags, webidl.attributes.AllowShared) && types.isSharedArrayBuffer(V.buffer)) throw webidl.errors.exception({
                header: prefix,
                message: `${argument} cannot be a view on a shared array buffer.`
            });
            if (!webidl.util.HasFlag(flags, webidl.attributes.AllowResizable) && webidl.util.IsResizableArrayBuffer(V.buffer)) throw webidl.errors.exception({
                header: prefix,
                message: `${argument} cannot be a view on a resizable array buffer.`
            });
            return V;
        };
        webidl.converters.BufferSource = function(V, prefix, argument, flags) {
            if (types.isArrayBuffer(V)) return webidl.converters.ArrayBuffer(V, prefix, argument, flags);
            if (types.isArrayBufferView(V)) {
                flags &= ~webidl.attributes.AllowShared;
                return webidl.converters.ArrayBufferView(V, prefix, argument, flags);
            }
            if (types.isSharedArrayBuffer(V)) throw webidl.errors.exception({
                header: prefix,
                message: `${argument} cannot be a SharedArrayBuffer.`
            });
            throw webidl.errors.conversionFailed({
                prefix: prefix,
                argument: `${argument} ("${webidl.util.Stringify(V)}")`,
                types: [ "ArrayBuffer", "ArrayBufferView" ]
            });
        };
        webidl.converters.AllowSharedBufferSource = function(V, prefix, argument, flags) {
            if (types.isArrayBuffer(V)) return webidl.converters.ArrayBuffer(V, prefix, argument, flags);
            if (types.isSharedArrayBuffer(V)) return webidl.converters.SharedArrayBuffer(V, prefix, argument, flags);
            if (types.isArrayBufferView(V)) {
                flags |= webidl.attributes.AllowShared;
                return webidl.converters.ArrayBufferView(V, prefix, argument, flags);
            }
            throw webidl.errors.conversionFailed({
                prefix: prefix,
                argument: `${argument} ("${webidl.util.Stringify(V)}")`,
                types: [ "ArrayBuffer", "SharedArrayBuffer", "ArrayBufferView" ]
            });
        };
        webidl.converters["sequence<ByteString>"] = webidl.sequenceConverter(webidl.converters.ByteString);
        webidl.converters["sequence<sequence<ByteString>>"] = webidl.sequenceConverter(webidl.converters["sequence<ByteString>"]);
        webidl.converters["record<ByteString, ByteString>"] = webidl.recordConverter(webidl.converters.ByteString, webidl.converters.ByteString);
        webidl.converters.Blob = webidl.interfaceConverter(webidl.is.Blob, "Blob");
        webidl.converters.AbortSignal = webidl.interfaceConverter(webidl.is.AbortSignal, "AbortSignal");
        webidl.converters.EventHandlerNonNull = function(V) {
            if (webidl.util.Type(V) !== OBJECT) return null;
            if (typeof V === "function") return V;
            return () => {};
        };
        webidl.attributes = {
            Clamp: 1 << 0,
            EnforceRange: 1 << 1,
            AllowShared: 1 << 2,
            AllowResizable: 1 << 3,
            LegacyNullToEmptyString: 1 << 4
        };
        module.exports = {
            webidl: webidl
        };
    },
    7515: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
    },
    4589: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
    },
    6698: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
    },
    4573: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
    },
    7598: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
    },
    3053: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
    },
    8474: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
    },
    3024: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
    },
    1455: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
    },
    7067: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
    },
    2467: module => {
        throw new Error("HTTP/2 is not used");
    },
    7030: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
    },
    6760: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
    },
    643: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
    },
    1792: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
    },
    99: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");
    },
    7075: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
    },
    8500: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
    },
    1692: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
    },
    3136: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
    },
    7975: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
    },
    3429: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
    },
    5919: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
    },
    8522: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
    },
    857: module => {
        module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
    },
    5071: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            PD: () => badInputs,
            WE: () => explain,
            cJ: () => Cancelled,
            lZ: () => ActionError,
            zY: () => Skipped
        });
        var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9355);
        class ActionError extends Error {
            name="ActionError";
            sentences;
            details;
            brief;
            constructor(what, more = {}) {
                const {cause: cause, remedy: remedy, details: details = []} = more;
                const sentences = remedy ? [ what, remedy ] : [ what ];
                super(sentences.join(" "), {
                    cause: cause
                });
                this.sentences = sentences;
                this.details = details;
                this.brief = more.brief ?? (cause instanceof ActionError ? cause.brief : void 0);
            }
        }
        class Skipped extends Error {
            name="Skipped";
            level;
            isCommented;
            isGoodNews;
            constructor(message, level = "notice", more = {}) {
                super(message);
                this.level = level;
                this.isCommented = more.isCommented ?? false;
                this.isGoodNews = more.isGoodNews ?? false;
            }
        }
        class Cancelled extends Error {
            name="Cancelled";
            unknownFate;
            constructor(message, unknownFate) {
                super(message);
                this.unknownFate = unknownFate;
            }
        }
        function badInputs(faults) {
            const [first = ""] = faults;
            const brief = "Bad input, nothing was sent";
            if (faults.length === 1) return new ActionError(`Bad input, nothing was sent: ${first.replace(/[.?]$/, "")}.`, {
                brief: brief
            });
            return new ActionError(`${faults.length} bad inputs, nothing was sent.`, {
                details: faults,
                brief: brief
            });
        }
        function explain(thrown, log) {
            const isOurs = [ ActionError, Skipped, Cancelled ].some(kind => thrown instanceof kind);
            if (isOurs) return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.bD)(thrown);
            if (thrown instanceof Error) log.info(thrown.stack ?? "");
            return `Unexpected error, a defect of this action: ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.Nt)((0, 
            _text_js__WEBPACK_IMPORTED_MODULE_0__.bD)(thrown))}. Please report it with the log.`;
        }
    },
    4: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            Cu: () => COMMON_OUTCOMES,
            Rx: () => endingOfError,
            ZZ: () => pageOf,
            z6: () => endingOf
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5071);
        var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9355);
        var _page_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6985);
        const COMMON_OUTCOMES = {
            cancelled: {
                level: "error",
                icon: "🚫",
                headline: "The workflow was cancelled",
                next: "A person, a newer run of its `concurrency` group, or the `timeout-minutes` of the workflow’s job cancelled it, or the runner was shut down."
            },
            skipped: {
                level: "notice",
                icon: "⏭️",
                headline: "Skipped: nothing was sent"
            },
            "dry-run": {
                level: "notice",
                icon: "🧪",
                headline: "Dry run: all checks passed, and nothing was changed"
            },
            error: {
                level: "error",
                icon: "❌",
                headline: "The step failed"
            }
        };
        function pageOf({icon: icon, headline: headline, next: next}, {sentences: sentences = [], ...more} = {}) {
            const all = next === void 0 ? sentences : [ ...sentences, (0, _page_js__WEBPACK_IMPORTED_MODULE_2__.Od)(next) ];
            const empty = {
                figures: [],
                warnings: [],
                sections: [],
                details: []
            };
            return {
                ...empty,
                icon: icon,
                headline: (0, _page_js__WEBPACK_IMPORTED_MODULE_2__.Od)(headline),
                sentences: all,
                ...more
            };
        }
        function endingOf(outcome, facts, page, more = {}) {
            const {level: level} = facts;
            return {
                outcome: outcome,
                fails: level === "error",
                level: level,
                page: page,
                comment: page,
                outputs: [],
                ...more
            };
        }
        const TROUBLESHOOTING = {
            kind: "small",
            text: (0, _page_js__WEBPACK_IMPORTED_MODULE_2__.nf)("https://github.com/docs-agent-action/docs-agent-action/blob/main/docs/troubleshooting.md", (0, 
            _page_js__WEBPACK_IMPORTED_MODULE_2__.Od)("Troubleshooting"))
        };
        function endingOfError(error, {log: log}) {
            const said = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ ? error.sentences : [ (0, 
            _errors_js__WEBPACK_IMPORTED_MODULE_0__.WE)(error, log) ];
            const sentences = said.map(sentence => (0, _page_js__WEBPACK_IMPORTED_MODULE_2__.eC)((0, 
            _text_js__WEBPACK_IMPORTED_MODULE_1__.Re)(sentence)));
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.zY) {
                const page = pageOf(COMMON_OUTCOMES.skipped, {
                    sentences: sentences
                });
                const comment = error.isCommented ? page : void 0;
                return endingOf("skipped", COMMON_OUTCOMES.skipped, page, {
                    level: error.level,
                    comment: comment
                });
            }
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.cJ) {
                const {unknownFate: unknownFate} = error;
                const page = pageOf(COMMON_OUTCOMES.cancelled, {
                    sentences: unknownFate === void 0 ? [] : [ (0, _page_js__WEBPACK_IMPORTED_MODULE_2__.eC)(unknownFate) ]
                });
                return endingOf("cancelled", COMMON_OUTCOMES.cancelled, page);
            }
            const details = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ ? error.details : [];
            const all = [ ...sentences, ...details.map(detail => (0, _page_js__WEBPACK_IMPORTED_MODULE_2__.eC)((0, 
            _text_js__WEBPACK_IMPORTED_MODULE_1__.Re)(detail))) ];
            const brief = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ ? error.brief : "A defect of this action";
            const cause = brief === void 0 ? void 0 : (0, _page_js__WEBPACK_IMPORTED_MODULE_2__.Od)(brief);
            const page = pageOf(COMMON_OUTCOMES.error, {
                sentences: all,
                cause: cause,
                sections: [ TROUBLESHOOTING ]
            });
            return endingOf("error", COMMON_OUTCOMES.error, page);
        }
    },
    3572: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            Em: () => whyMaybePublic,
            K9: () => isLaterRun,
            Td: () => isSandboxed,
            Tx: () => linkToRun,
            j_: () => readEvent,
            w2: () => isBot,
            yv: () => originOf
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
        var valibot__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7934);
        var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9355);
        var _events_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7579);
        function readEvent(env) {
            const variable = (name, byDefault = "") => env[name] ?? byDefault;
            const payload = readPayload(variable("GITHUB_EVENT_PATH"));
            const {issue: issue, pull_request: pull} = payload;
            const name = variable("GITHUB_EVENT_NAME");
            const actor = variable("GITHUB_ACTOR");
            const triggeringActor = variable("GITHUB_TRIGGERING_ACTOR", actor);
            const repository = variable("GITHUB_REPOSITORY");
            const workflow = variable("GITHUB_WORKFLOW_REF").replace(/@.*$/s, "");
            const runId = variable("GITHUB_RUN_ID");
            const isOnIssueOrPull = issue !== void 0 || pull !== void 0;
            return {
                name: name,
                facts: (0, _events_js__WEBPACK_IMPORTED_MODULE_2__.x)(name),
                payload: payload,
                actor: actor,
                triggeringActor: triggeringActor,
                isByBot: isOnIssueOrPull && isBot(triggeringActor, payload),
                issueNumber: issue?.number ?? pull?.number,
                repository: repository,
                repositoryId: variable("GITHUB_REPOSITORY_ID") || repository,
                workflow: workflow,
                sha: variable("GITHUB_SHA"),
                refName: variable("GITHUB_REF_NAME"),
                refType: variable("GITHUB_REF_TYPE"),
                workflowFile: workflow.replace(/^[^/]+\/[^/]+\/(?=.*\/)/, ""),
                step: `${variable("GITHUB_JOB")}/${variable("GITHUB_ACTION")}`,
                serverUrl: variable("GITHUB_SERVER_URL", "https://github.com"),
                apiUrl: variable("GITHUB_API_URL", "https://api.github.com"),
                runId: /^\d{1,20}$/.test(runId) ? runId : "0",
                runAttempt: Number(variable("GITHUB_RUN_ATTEMPT", "1")),
                workspace: variable("GITHUB_WORKSPACE", "."),
                temp: variable("RUNNER_TEMP")
            };
        }
        function readPayload(file) {
            try {
                return parsePayload((0, _text_js__WEBPACK_IMPORTED_MODULE_1__.qF)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8"))) ?? {};
            } catch {
                return {};
            }
        }
        function isBot(login, {sender: sender, workflow_run: run}) {
            if (login.endsWith("[bot]")) return true;
            const accounts = [ sender, run?.actor, run?.triggering_actor ];
            const typed = accounts.find(one => one?.login === login && one.type !== void 0);
            if (typed !== void 0) return typed.type === "Bot";
            return accounts.some(one => one?.login === `${login}[bot]`);
        }
        function originOf({payload: payload, repository: repository}) {
            const {pull_request: pull, issue: issue, discussion: discussion, workflow_run: run} = payload;
            if (run !== void 0) return originOfCode(run.head_repository, repository);
            if (pull !== void 0) return originOfCode(pull.head?.repo, repository);
            if (discussion !== void 0) return "here";
            if (issue === void 0) return "unknown";
            const isOnPull = issue.pull_request !== void 0;
            return isOnPull ? "unknown" : "here";
        }
        function originOfCode(found, repository) {
            if (found === void 0) return "unknown";
            return found?.full_name === repository ? "here" : "fork";
        }
        function isSandboxed(event) {
            return event.facts.secrets === "not forks" && originOf(event) === "fork";
        }
        function whyMaybePublic({payload: payload}) {
            const isPrivate = payload.repository?.private;
            if (isPrivate === void 0) return "the event does not say that this repository is private";
            return isPrivate ? void 0 : "this repository is public";
        }
        function linkToRun({serverUrl: serverUrl, repository: repository, runId: runId, runAttempt: runAttempt}) {
            if (repository === "" || runId === "0") return;
            const attempt = runAttempt > 1 ? `/attempts/${runAttempt}` : "";
            return `${serverUrl}/${repository}/actions/runs/${runId}${attempt}`;
        }
        function isLaterRun(run, other) {
            return BigInt(run) > BigInt(other);
        }
        const optional = schema => valibot__WEBPACK_IMPORTED_MODULE_3__.NpB(valibot__WEBPACK_IMPORTED_MODULE_3__.lqM(schema), void 0);
        const object = entries => optional(valibot__WEBPACK_IMPORTED_MODULE_3__.FsL(valibot__WEBPACK_IMPORTED_MODULE_3__.IeY(_text_js__WEBPACK_IMPORTED_MODULE_1__.u4), valibot__WEBPACK_IMPORTED_MODULE_3__.Ikc(entries)));
        const text = optional(valibot__WEBPACK_IMPORTED_MODULE_3__.YjP());
        const flag = optional(valibot__WEBPACK_IMPORTED_MODULE_3__.zMY());
        const integer = optional(valibot__WEBPACK_IMPORTED_MODULE_3__.FsL(valibot__WEBPACK_IMPORTED_MODULE_3__.aig(), valibot__WEBPACK_IMPORTED_MODULE_3__.Y2b()));
        const account = object({
            login: text,
            type: text
        });
        const originRepository = optional(valibot__WEBPACK_IMPORTED_MODULE_3__.mee(object({
            full_name: text
        })));
        const written = {
            number: integer,
            title: text,
            body: text,
            html_url: text,
            user: account
        };
        const PAYLOAD = object({
            action: valibot__WEBPACK_IMPORTED_MODULE_3__.lqM(valibot__WEBPACK_IMPORTED_MODULE_3__.NpB(valibot__WEBPACK_IMPORTED_MODULE_3__.YjP(), "")),
            sender: account,
            repository: object({
                private: flag
            }),
            issue: object({
                ...written,
                state: text,
                state_reason: text,
                pull_request: object({
                    merged_at: text
                })
            }),
            pull_request: object({
                ...written,
                state: text,
                merged: flag,
                merged_at: text,
                commits: integer,
                changed_files: integer,
                head: object({
                    ref: text,
                    sha: text,
                    repo: originRepository
                }),
                base: object({
                    sha: text
                })
            }),
            comment: object({
                ...written,
                path: text,
                line: integer,
                updated_at: text
            }),
            review: object({
                ...written,
                id: integer,
                state: text
            }),
            discussion: object(written),
            release: object({
                ...written,
                name: text,
                tag_name: text,
                prerelease: flag,
                created_at: text,
                published_at: text
            }),
            workflow_run: object({
                actor: account,
                triggering_actor: account,
                head_repository: originRepository
            }),
            ref: text,
            ref_type: text,
            before: text,
            after: text,
            forced: flag,
            deleted: flag,
            commits: optional(valibot__WEBPACK_IMPORTED_MODULE_3__.YOg(object({
                message: text,
                author: object({
                    username: text
                })
            })))
        });
        function parsePayload(json) {
            return valibot__WEBPACK_IMPORTED_MODULE_3__.qgA(PAYLOAD, json);
        }
    },
    7579: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            K: () => eventsWith,
            x: () => factsOf
        });
        function row(causedBy, secrets, actions, about = [], changes) {
            const isChecked = causedBy !== "writers" && causedBy !== "merge queue";
            const asks = actions === "any" ? actions : actions.split(" ");
            return {
                causedBy: causedBy,
                isChecked: isChecked,
                secrets: secrets,
                asks: asks,
                about: about,
                subject: about[0],
                changes: changes
            };
        }
        const PULL = "opened reopened edited labeled assigned milestoned synchronize ready_for_review review_requested merged";
        const ISSUE = "opened reopened edited labeled assigned milestoned typed field_added";
        const DISCUSSION = "created reopened edited labeled answered";
        const RELEASE = "published released prereleased created edited";
        const EVENTS = new Map(Object.entries({
            issues: row("anyone", "always", ISSUE, [ "issue" ]),
            issue_comment: row("anyone", "always", "created edited", [ "comment", "issue" ], "pull request"),
            discussion: row("anyone", "always", DISCUSSION, [ "discussion" ]),
            discussion_comment: row("anyone", "always", "created edited", [ "comment", "discussion" ]),
            pull_request: row("anyone", "not forks", PULL, [ "pull_request" ], "pull request"),
            pull_request_target: row("anyone", "not Dependabot", PULL, [ "pull_request" ], "pull request"),
            pull_request_review: row("anyone", "not forks", "submitted edited", [ "review", "pull_request" ]),
            pull_request_review_comment: row("anyone", "not forks", "created edited", [ "comment", "pull_request" ]),
            merge_group: row("merge queue", "always", "any"),
            push: row("writers", "not Dependabot", "any", [], "push"),
            create: row("writers", "not Dependabot", "any"),
            release: row("writers", "always", RELEASE, [ "release" ], "release"),
            schedule: row("writers", "always", "any", [], "last run"),
            workflow_dispatch: row("writers", "always", "any", [], "last run"),
            repository_dispatch: row("writers", "always", "any", [], "last run"),
            workflow_run: row("earlier run", "always", "completed"),
            deployment: row("apps", "not Dependabot", "any"),
            deployment_status: row("apps", "not Dependabot", "any")
        }));
        const OTHER = row("anyone", "always", "any");
        function factsOf(name) {
            return EVENTS.get(name) ?? OTHER;
        }
        function eventsWith(are) {
            return [ ...EVENTS ].filter(([, facts]) => are(facts)).map(([name]) => name);
        }
    },
    5911: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            JS: () => skipWithoutKey,
            Kd: () => GATE_INPUTS,
            Ki: () => SERVICE_INPUTS,
            Kz: () => findWrongKey,
            Qd: () => parseBranch,
            bn: () => integerFrom,
            cy: () => subsetOf,
            dl: () => DRY_RUN_INPUT,
            hh: () => TIMEOUT_INPUT,
            jX: () => TOKEN_INPUT,
            k0: () => COMMENT_INPUTS,
            lq: () => optional,
            tB: () => parseHosts,
            yG: () => parseBoolean,
            yL: () => oneOf
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5071);
        var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9355);
        var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3572);
        const PUBLIC_SERVICE = "https://api.mintlify.com";
        function optional(parse) {
            return (value, workspace) => value === "" ? void 0 : parse(value, workspace);
        }
        function wordsIn(value) {
            return value.split(/[,\s]+/).filter(word => word !== "");
        }
        function oneOf(words) {
            return value => {
                const word = words.find(candidate => candidate === value);
                if (word !== void 0) return word;
                const choice = words.join(", ").replace(/, (?=[^,]*$)/, " or ");
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ(`must be ${choice}, but is ${(0, 
                _text_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(value, 60)}`);
            };
        }
        function subsetOf(words, all = []) {
            const meanings = new Map(words.map(word => [ word, [ word ] ]));
            if (all.length > 0) meanings.set("all", all);
            const known = `some of these, with commas between: ${[ ...meanings.keys() ].join(", ")}`;
            return value => {
                const named = wordsIn(value);
                const others = named.filter(word => word !== "none");
                const hasNone = others.length < named.length;
                if (hasNone && others.length === 0) return new Set;
                const chosen = new Set;
                const wrong = [];
                for (const word of others) {
                    const meaning = meanings.get(word);
                    if (meaning === void 0) wrong.push(word);
                    for (const one of meaning ?? []) chosen.add(one);
                }
                if (wrong.length > 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ(`has ${(0, 
                _text_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(wrong.join(", "))}: write none, or ${known}`);
                if (hasNone) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ(`has none beside ${(0, 
                _text_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(others.join(", "))}: write none alone, or ${known}`);
                return chosen;
            };
        }
        function parseBoolean(value) {
            return oneOf([ "true", "false" ])(value.toLowerCase()) === "true";
        }
        function integerFrom(min, max) {
            return value => {
                const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
                if (number >= min && number <= max) return number;
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ(`must be a whole number from ${min} to ${max}, without a unit or #, but is ${(0, 
                _text_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(value, 60)}`);
            };
        }
        const LIKE_A_KEY = /^mint_/;
        const NAME_OF_A_VALUE = /^\$|^\{*\s*(?:secrets|env|vars)\.|^[A-Z][A-Z0-9]*_[A-Z0-9_]*$/;
        const notAValue = example => `is the name of a value and not its value: write \`\${{ ${example} }}\`, with the name that yours has`;
        function parseId(value) {
            if (value === "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ("is missing: copy it from the dashboard, where the API keys are. If you do pass it, `with:` is not indented as far as `uses:`, or its value is empty: the name of the variable is misspelled, it is not set for this repository, or it was stored as a secret (tab Secrets) and not as a variable");
            if (LIKE_A_KEY.test(value)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ("holds an API key (mint_…): pass that to `api-key`, and the project's ID here. If the key is in a variable or a file, it is no longer secret: make a new one");
            if (NAME_OF_A_VALUE.test(value)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ(`${(0, 
            _text_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(value, 60)} ${notAValue("vars.DOCS_PROJECT_ID")}`);
            if (_text_js__WEBPACK_IMPORTED_MODULE_1__.ID.test(value)) return value;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ(`${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(value, 60)} is not an ID (1 to 128 letters, digits, _ or -): copy it from the dashboard, where the API keys are`);
        }
        const NO_BRANCH = /^refs\/|^\d+\/merge$|^(?:true|false)$|[\p{Cc} ]/u;
        function parseBranch(value) {
            if (!NO_BRANCH.test(value)) return value;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ(`must be the name of a branch, without refs/heads/, but is ${(0, 
            _text_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(value, 60)}`);
        }
        function parseBaseUrl(value) {
            const url = URL.parse(value);
            if (url === null) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ(`${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(value, 100)} is not a URL, such as ${PUBLIC_SERVICE}: leave it out, unless your service is elsewhere`);
            const isLoopback = [ "localhost", "127.0.0.1", "[::1]" ].includes(url.hostname);
            if (url.username !== "" || url.password !== "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ("must not hold a user name or password");
            const shown = (0, _text_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(value, 100);
            if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ(`must be an https URL, since the key is sent there, but is ${shown}`);
            if (value.includes("?") || value.includes("#")) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ(`must not hold a query or a fragment, but is ${shown}`);
            if (!url.pathname.endsWith("/")) url.pathname += "/";
            return url;
        }
        function parseApiKey(value) {
            if (value === "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ("is missing: store an admin key as a secret, under Settings > Secrets and variables > Actions, and pass it as in the README. If you do pass it, its value is empty: the secret's name is misspelled, it was stored as a variable (tab Variables), it belongs to an environment or an organization that this job does not have access to, or the caller did not pass it to the reusable workflow");
            if (NAME_OF_A_VALUE.test(value)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ(notAValue("secrets.NAME"));
            if (!/^[\x21-\x7e]+$/.test(value) || /^["'`]|["'`]$/.test(value)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ('holds quotes, blanks, line breaks or characters beyond ASCII: store the key alone, without quotes or "Bearer"');
            if (/^(gh[a-z]_|github_pat_)/.test(value)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ("is a token of GitHub: an admin key of the documentation service is needed (mint_…)");
            return value;
        }
        function parseGitHubToken(value) {
            if (/\s/.test(value)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ("holds a blank or a line break: store the token alone");
            if (LIKE_A_KEY.test(value)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ("is an API key of the documentation service (mint_…): leave this input out, and it is the workflow's own token");
            return value;
        }
        function parseNames(value) {
            return new Set(wordsIn(value));
        }
        function parseHosts(value) {
            const hosts = wordsIn(value.toLowerCase());
            const wrong = hosts.filter(host => !/^[a-z0-9._-]+$/.test(host));
            if (wrong.length === 0) return new Set(hosts);
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ(`has ${(0, _text_js__WEBPACK_IMPORTED_MODULE_1__.Nt)(wrong.join(", "))}: write the whole name of each host, such as git.example.com, without https://, a port or *`);
        }
        const SERVICE_INPUTS = {
            "project-id": {
                default: "",
                alias: "projectId",
                isSecret: value => LIKE_A_KEY.test(value),
                parse: parseId
            },
            "api-key": {
                default: "",
                isSecret: () => true,
                parse: parseApiKey
            },
            "if-no-key": {
                default: "fail",
                parse: oneOf([ "fail", "skip" ])
            },
            "base-url": {
                default: PUBLIC_SERVICE,
                parse: parseBaseUrl
            }
        };
        const TIMEOUT_INPUT = {
            "timeout-minutes": {
                default: "30",
                parse: integerFrom(1, 360)
            }
        };
        const COMMENT_INPUTS = {
            comment: {
                default: "false",
                parse: parseBoolean
            },
            "step-key": {
                default: "",
                parse: value => [ "null", "{}" ].includes(value) ? "" : value
            }
        };
        const GATE_INPUTS = {
            "required-permission": {
                default: "write",
                parse: oneOf([ "write", "none" ])
            },
            "allowed-bots": {
                default: "",
                parse: parseNames
            }
        };
        const TOKEN_INPUT = {
            "github-token": {
                default: "",
                isSecret: () => true,
                parse: parseGitHubToken
            }
        };
        const DRY_RUN_INPUT = {
            "dry-run": {
                default: "false",
                parse: parseBoolean
            }
        };
        const NO_KEY = "`api-key` is empty, and `if-no-key` is skip: store the key as the secret that the workflow passes there (DOCS_API_KEY in the examples), and this step runs.";
        function skipWithoutKey({ifNoKey: ifNoKey, dryRun: dryRun}, event) {
            if (dryRun === true) return;
            const why = describeWithheldSecrets(event);
            if (why !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.zY(why);
            if (ifNoKey === "skip") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.zY(NO_KEY, "warning");
        }
        const WRONG_KEYS = {
            mint_dsc_: "an assistant key",
            mint_us_: "an index key"
        };
        function findWrongKey({apiKey: apiKey, baseUrl: baseUrl}) {
            if (baseUrl?.host !== new URL(PUBLIC_SERVICE).host) return [];
            const [prefix, kind] = Object.entries(WRONG_KEYS).find(([prefix]) => apiKey?.startsWith(prefix)) ?? [];
            if (prefix === void 0) return [];
            return [ `\`api-key\` is ${kind} (${prefix}…), which starts no agent and reads no report: make an admin key in the dashboard under Settings > API keys` ];
        }
        function describeWithheldSecrets(event) {
            if ((0, _event_js__WEBPACK_IMPORTED_MODULE_2__.Td)(event)) return "GitHub passes no secrets to workflows of a fork's pull request, so there is no api-key: run the step on `push`, once the pull request is merged.";
            if (event.facts.secrets === "always" || event.actor !== "dependabot[bot]") return;
            return "GitHub passes no secrets to workflows that Dependabot triggers, so there is no api-key: store the key as a Dependabot secret too.";
        }
    },
    1523: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            $M: () => SUMMARY,
            X5: () => printComment,
            XS: () => printPage
        });
        var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9355);
        var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6985);
        const SUMMARY = {
            maxBytes: 1024 * 1024,
            isComment: false
        };
        const COMMENT = {
            maxBytes: 4e4,
            isComment: true
        };
        const JOINER = "&#8288;";
        const MAY_BREAK = "<wbr>";
        const HOME = "/ (home)";
        const PATH_LENGTH = 100;
        const ESCAPES = {
            "&": "&amp;",
            "<": "&lt;",
            ">": "&gt;",
            "|": "&#124;",
            "\\": "&#92;",
            $: "&#36;",
            "`": "&#96;",
            "*": "\\*",
            _: "\\_",
            "~": "\\~",
            "[": "\\[",
            "]": "\\]",
            "!": "\\!",
            "@": `@${JOINER}`
        };
        function escapeText(untrusted, maxLength) {
            return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.RK)(untrusted, maxLength).replace(/[&<>|\\$`*_~[\]!@]/g, character => ESCAPES[character] ?? character).replace(/(?<!&)#|:/g, character => character + JOINER).replace(/(www)(?=\.)/gi, `$1${JOINER}`).replace(/(gh-)(?=\d)/gi, `$1${JOINER}`);
        }
        function printText(text) {
            return text.map(printPart).join("");
        }
        function printPart(part) {
            switch (part.kind) {
              case "ours":
                return part.words;

              case "theirs":
                return escapeText(part.words, part.maxLength);

              case "path":
                if (part.path === "/") return HOME;
                return escapeText(part.path, PATH_LENGTH).replace(/(?<=.)\/(?=[^/])/g, `/${MAY_BREAK}`);

              case "link":
                return `[${printText(part.label)}](${part.url})`;
            }
        }
        function printBlock(block) {
            switch (block.kind) {
              case "paragraph":
              case "sentence":
                return printText(block.text);

              case "heading":
                return `### ${printText(block.text)}`;

              case "warning":
                return `> ⚠️ ${printText(block.text)}`;

              case "note":
                return `> ℹ️ ${printText(block.text)}`;

              case "small":
                return `<sub>${printText(block.text)}</sub>`;

              case "list":
                {
                    const items = block.items.map(item => `- ${printText(item)}`).join("\n");
                    return block.title ? `${printText(block.title)}\n\n${items}` : items;
                }

              case "line":
                return `${printText(block.title)}: ${block.items.map(printText).join(" · ")}`;

              case "table":
                return printTable(block.columns, block.rows);

              case "code":
                return `\`\`\`${block.language}\n${block.code}\n\`\`\``;

              case "lines":
                return block.lines.map(line => `<code>${escapeText(line, block.maxLength)}</code>`).join("<br>\n");
            }
        }
        function printTable(columns, rows) {
            const names = columns.map(column => column.replace(/:$/, ""));
            const alignments = columns.map(column => column.endsWith(":") ? "--:" : ":--");
            const printed = rows.map(row => row.map(printText));
            return [ names, alignments, ...printed ].map(cells => `| ${cells.join(" | ")} |`).join("\n");
        }
        function printComment(page, run) {
            const shown = printPage(page, COMMENT);
            return run === void 0 ? shown : `${shown}\n[Workflow run](${run})\n`;
        }
        function printLink(link, isComment) {
            if (isComment && link.isPullRequest) return `- ${link.url}`;
            return `**${printText([ {
                ...link,
                kind: "link"
            } ])}**`;
        }
        function printPage(page, {maxBytes: maxBytes, isComment: isComment}) {
            const open = [ `### ${page.icon} ${printText(page.headline)}` ];
            if (page.link !== void 0) open.push(printLink(page.link, isComment));
            for (const sentence of page.sentences) open.push(printText(sentence));
            for (const warning of page.warnings) open.push(`⚠️ ${printText(warning)}`);
            for (const section of page.sections) open.push(printBlock(section));
            const details = page.details.map(printBlock);
            const all = open.length + details.length;
            for (let count = all; ;count--) {
                const opened = details.slice(0, Math.max(0, count - open.length));
                const blocks = open.slice(0, count);
                if (opened.length > 0) blocks.push(`<details><summary>All lists</summary>\n\n${opened.join("\n\n")}\n\n</details>`);
                if (count < all) blocks.push(`_${printText((0, _page_js__WEBPACK_IMPORTED_MODULE_1__.pq)(all - count, "more section"))} left out: the report would be too long for this place._`);
                const markdown = `${blocks.join("\n\n")}\n`;
                if (count === 0 || Buffer.byteLength(markdown) < maxBytes) return markdown;
            }
        }
    },
    2942: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            Sy: () => writeSummary,
            a5: () => saveReport,
            hR: () => FORMATS,
            tY: () => Outputs
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
        var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3024);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760);
        var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5071);
        var _redact_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8089);
        var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9355);
        const FORMATS = {
            word: _text_js__WEBPACK_IMPORTED_MODULE_5__.f7,
            ID: _text_js__WEBPACK_IMPORTED_MODULE_5__.ID,
            number: /^-?\d{1,20}(\.\d)?$/,
            URL: _text_js__WEBPACK_IMPORTED_MODULE_5__.LP,
            branch: /^(?!-)[A-Za-z0-9._/-]{1,200}$/,
            repository: /^[A-Za-z0-9_.][A-Za-z0-9_.-]*(\/[A-Za-z0-9_.-]+)+$/,
            message: /^(?=.{1,300}$)[A-Za-z](?: ?[A-Za-z0-9.,/:_-])*$/,
            redirects: /^\[[\p{L}\p{N} /._~:*?#=+,"{}\\-]*\]$/u,
            path: /^[^\p{Cc}\p{Zl}\p{Zp}]+$/u
        };
        class Outputs {
            #formats;
            #file;
            #log;
            #isUnusable=false;
            constructor(formats, file, log) {
                this.#formats = new Map(Object.entries(formats));
                this.#file = file ?? "";
                this.#log = log;
            }
            writeEmptyOutcome() {
                try {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.accessSync)(this.#file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.W_OK);
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(this.#file, "outcome=\n");
                } catch (cause) {
                    this.#isUnusable = true;
                    const code = cause instanceof Error && "code" in cause ? ` (${cause.code})` : "";
                    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.lZ(`GITHUB_OUTPUT (${(0, _text_js__WEBPACK_IMPORTED_MODULE_5__.Nt)(this.#file || "not set")}) is not a file that can be written${code}, so the job's ID could be lost. Nothing was sent.`, {
                        remedy: "Run this as a step of a workflow; on a self-hosted runner, check the disk and its permissions.",
                        cause: cause
                    });
                }
            }
            has(name) {
                return this.#formats.has(name);
            }
            set(values) {
                if (this.#isUnusable) return false;
                const lines = [];
                let isComplete = true;
                for (const [name, unsafe] of values) {
                    if (unsafe === void 0) continue;
                    const value = (0, _redact_js__WEBPACK_IMPORTED_MODULE_4__.E)(unsafe);
                    const line = `${name}=${value}`;
                    const format = this.#formats.get(name);
                    if (format !== void 0 && FORMATS[format].test(value)) lines.push(line); else {
                        isComplete = false;
                        this.#log.error(`Dropped an output that does not match its format: ${(0, _text_js__WEBPACK_IMPORTED_MODULE_5__.Nt)(line, 100)}`);
                    }
                }
                try {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(this.#file, lines.map(line => `${line}\n`).join(""));
                    return isComplete;
                } catch (error) {
                    this.#log.error(`Could not write these outputs, so later steps lack them: ${lines.join(", ")}. ${(0, 
                    _text_js__WEBPACK_IMPORTED_MODULE_5__.bD)(error)}`);
                    return false;
                }
            }
        }
        function writeSummary(file, markdown, log) {
            try {
                if (file === void 0 || file === "") throw new Error("GITHUB_STEP_SUMMARY is not set");
                (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.appendFileSync)(file, `${(0, _redact_js__WEBPACK_IMPORTED_MODULE_4__.E)(markdown)}\n`);
            } catch (error) {
                log.warning(`Could not write the job summary: ${(0, _text_js__WEBPACK_IMPORTED_MODULE_5__.bD)(error)}`);
            }
        }
        function saveReport(markdown, folder, log) {
            if (folder === "") return;
            const file = node_path__WEBPACK_IMPORTED_MODULE_2__.join(folder, `docs-agent-report-${(0, 
            node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.md`);
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, (0, _redact_js__WEBPACK_IMPORTED_MODULE_4__.E)(markdown));
                return file.replaceAll(node_path__WEBPACK_IMPORTED_MODULE_2__.sep, "/");
            } catch (error) {
                log.warning(`Could not save the report for report-path: ${(0, _text_js__WEBPACK_IMPORTED_MODULE_5__.bD)(error)}`);
                return;
            }
        }
    },
    6985: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            B4: () => formatCount,
            FY: () => paragraph,
            Od: () => ours,
            TL: () => quoted,
            WU: () => printPlain,
            XM: () => pathOf,
            cv: () => say,
            eC: () => fromMessage,
            fj: () => join,
            gD: () => theirs,
            nf: () => link,
            pq: () => countOf,
            rc: () => printMessage,
            wi: () => printLine
        });
        var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9355);
        const NAME_LENGTH = 120;
        function ours(words) {
            return [ {
                kind: "ours",
                words: words
            } ];
        }
        function theirs(words, maxLength = NAME_LENGTH) {
            return [ {
                kind: "theirs",
                words: words,
                maxLength: maxLength
            } ];
        }
        function quoted(words, maxLength = 300) {
            const quotation = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(words, maxLength);
            return theirs(quotation, quotation.length);
        }
        function pathOf(path) {
            return [ {
                kind: "path",
                path: path
            } ];
        }
        function link(url, label) {
            return [ {
                kind: "link",
                url: url,
                label: label
            } ];
        }
        function say(template, ...words) {
            return template.flatMap((between, index) => {
                const word = words[index];
                const before = between === "" ? [] : ours(between);
                return word === void 0 ? before : [ ...before, ...toText(word) ];
            });
        }
        function toText(word) {
            if (typeof word === "string") return theirs(word);
            return typeof word === "number" ? ours(formatCount(word)) : word;
        }
        function join(texts, between = ours(" ")) {
            return texts.filter(text => text !== void 0).flatMap((text, index) => index === 0 ? text : [ ...between, ...text ]);
        }
        function paragraph(text) {
            return {
                kind: "paragraph",
                text: text
            };
        }
        function formatCount(count) {
            return count.toLocaleString("en");
        }
        function countOf(count, noun, plural = `${noun}s`) {
            return ours(`${formatCount(count)} ${count === 1 ? noun : plural}`);
        }
        const QUOTATION = /("(?:[^"\\]|\\.?)*(?:"|$))/;
        function fromMessage(message) {
            return message.split(QUOTATION).flatMap(part => {
                if (part === "") return [];
                return part.startsWith('"') ? theirs(part, part.length) : ours(part);
            });
        }
        const PATH_LENGTH = 100;
        function printPlain(text) {
            return text.map(printPart).join("");
        }
        function printPart(part) {
            switch (part.kind) {
              case "ours":
                return part.words.replace(/\*\*|`/g, "");

              case "theirs":
                return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.RK)(part.words, part.maxLength);

              case "path":
                return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.RK)(part.path, PATH_LENGTH);

              case "link":
                return `${printPlain(part.label)} (${part.url})`;
            }
        }
        function printLine({headline: headline, link: link, sentences: sentences, sections: sections}) {
            const title = printPlain(headline);
            const line = [ link === void 0 ? `${title}.` : `${title}: ${link.url}` ];
            for (const sentence of sentences) line.push(printPlain(sentence));
            for (const block of sections) if (block.kind === "sentence") line.push(printPlain(block.text));
            return line.join(" ");
        }
        const MAX_MESSAGE_LENGTH = 300;
        const INERT_LINK = /^https?:\/\/(?:[A-Za-z0-9.:/-]|(?<=[A-Za-z0-9])_(?=[A-Za-z0-9]))+$/;
        function printMessage({headline: headline, cause: cause, link: link, figures: figures}, run) {
            const title = printOurs(cause ?? headline);
            const address = link?.url ?? run ?? "";
            const fits = title.length + 2 + address.length <= MAX_MESSAGE_LENGTH;
            const last = fits && INERT_LINK.test(address) ? [ address ] : [];
            const said = figures.map(printOurs).filter(words => words !== "");
            for (;;) {
                const words = [ ...said, ...last ].join(", ");
                const message = words === "" ? title : `${title}: ${words}`;
                if (said.length === 0 || message.length <= MAX_MESSAGE_LENGTH) return message;
                said.pop();
            }
        }
        function printOurs(text) {
            let words = "";
            for (const part of text) {
                if (part.kind === "ours") words += printPart(part);
                if (part.kind === "theirs" && part.ours !== void 0) words += printPlain(ours(part.ours));
            }
            return toAscii(words);
        }
        function toAscii(words) {
            return words.replaceAll("’", "").replace(/[\s\u00a0]*%/g, " percent").replace(/(?<=\d),(?=\d{3})/g, "").replace(/\s*–\s*/g, " to ").replaceAll("−", "-").replace(/[^A-Za-z0-9 .,:/_-]+/g, " ").replace(/ +/g, " ").trim();
        }
    },
    9870: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            A: () => acceptInputs,
            K: () => readInputs
        });
        var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5071);
        var _text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9355);
        function readInputs(table, env, log, workspace) {
            for (const [name, rule] of Object.entries(table)) maskSecret(env, name, rule, log);
            const nearMisses = findNearMisses(table, env);
            const values = {};
            const wrong = [];
            for (const [name, rule] of Object.entries(table)) {
                const value = readInput(env, name, rule);
                const isMisspelt = nearMisses.some(({meant: meant}) => meant === name);
                if (isMisspelt && value === rule.default) continue;
                try {
                    checkPair(env, rule, value);
                    checkAlias(env, rule, value);
                    values[toCamelCase(name)] = rule.parse(value, workspace);
                } catch (error) {
                    const why = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ ? error.message : (0, 
                    _text_js__WEBPACK_IMPORTED_MODULE_1__.Nt)((0, _text_js__WEBPACK_IMPORTED_MODULE_1__.bD)(error));
                    wrong.push(`\`${name}\` ${why}`);
                }
            }
            return {
                values: values,
                misspelt: nearMisses.map(describeNearMiss),
                wrong: wrong
            };
        }
        function acceptInputs({values: values, wrong: wrong, misspelt: misspelt}, faultsTogether) {
            const faults = [ ...misspelt, ...wrong, ...faultsTogether ];
            if (faults.length > 0) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.PD)(faults);
            return values;
        }
        function maskSecret(env, name, rule, log) {
            if (rule.isSecret === void 0) return;
            const found = new Set;
            for (const spelling of [ name, rule.alias ?? name ]) {
                const value = readUntrimmed(env, spelling);
                found.add(value).add(value.trim());
            }
            for (const value of found) if (rule.isSecret(value)) log.mask(value);
        }
        function readInput(env, name, rule) {
            const value = readUntrimmed(env, name);
            if (rule.keepsBlanks) return value || rule.default;
            if (value.trim() !== "") return value.trim();
            return readAlias(env, rule) || rule.default;
        }
        function readAlias(env, {alias: alias}) {
            return alias === void 0 ? "" : readUntrimmed(env, alias).trim();
        }
        function checkPair(env, {excludes: excludes}, value) {
            if (excludes === void 0 || value === "" || readUntrimmed(env, excludes).trim() === "") return;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ(`and \`${excludes}\` are both set: remove one of them`);
        }
        function checkAlias(env, rule, value) {
            const other = readAlias(env, rule);
            if (other === "" || other === value) return;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lZ(`and \`${rule.alias}\` have different values: remove one of them`);
        }
        function readUntrimmed(env, name) {
            return env[`INPUT_${name.toUpperCase()}`] ?? "";
        }
        function toCamelCase(name) {
            return name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());
        }
        const LONG_NAME = 9;
        const INPUT_OF_THE_ROOT = "allowed-hosts";
        function findNearMisses(table, env) {
            const declared = new Set([ INPUT_OF_THE_ROOT ]);
            for (const [name, {alias: alias = name}] of Object.entries(table)) declared.add(name).add(alias.toLowerCase());
            const found = [];
            for (const variable of Object.keys(env)) {
                const name = /^INPUT_(.+)$/.exec(variable)?.[1]?.toLowerCase();
                if (name === void 0 || declared.has(name)) continue;
                const meant = nearestInput(table, name);
                if (meant !== void 0) found.push({
                    variable: variable,
                    name: name,
                    meant: meant
                });
            }
            return found;
        }
        function nearestInput(table, name) {
            const letters = lettersOf(name);
            let nearest;
            let fewest = Number.POSITIVE_INFINITY;
            for (const input of Object.keys(table)) {
                const others = lettersOf(input);
                const allowed = Math.min(letters.length, others.length) < LONG_NAME ? 1 : 2;
                if (Math.abs(letters.length - others.length) > allowed) continue;
                const edits = countEdits(letters, others);
                if (edits > allowed || edits >= fewest) continue;
                nearest = input;
                fewest = edits;
            }
            return nearest;
        }
        function lettersOf(name) {
            return name.replace(/[^\p{L}\p{N}]/gu, "");
        }
        function countEdits(from, to) {
            const rows = [ Array.from({
                length: to.length + 1
            }, (_, column) => column) ];
            const edits = (row, column) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
            for (let row = 1; row <= from.length; row++) {
                rows.push([ row ]);
                for (let column = 1; column <= to.length; column++) {
                    const isSame = from[row - 1] === to[column - 1];
                    const isSwap = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
                    rows[row]?.push(Math.min(edits(row - 1, column) + 1, edits(row, column - 1) + 1, edits(row - 1, column - 1) + (isSame ? 0 : 1), isSwap ? edits(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY));
                }
            }
            return edits(from.length, to.length);
        }
        function describeNearMiss({variable: variable, name: name, meant: meant}) {
            return `\`${name}\` is not an input of this action: write \`${meant}\`. If it is a variable of yours, rename ${variable}`;
        }
    },
    1528: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            wF: () => orWarn,
            d1: () => runCommand
        });
        var errors = __nccwpck_require__(5071);
        var api = __nccwpck_require__(7674);
        var redact = __nccwpck_require__(8089);
        var endings = __nccwpck_require__(4);
        var frame_event = __nccwpck_require__(3572);
        var inputs = __nccwpck_require__(5911);
        var frame_markdown = __nccwpck_require__(1523);
        var frame_outputs = __nccwpck_require__(2942);
        var frame_page = __nccwpck_require__(6985);
        var read_inputs = __nccwpck_require__(9870);
        var stage = __nccwpck_require__(4525);
        const DECORATING_MS = 6e4;
        const LAST_WORDS_AFTER_CANCEL_MS = 1500;
        function openStages(clock, signal, deadlineMs) {
            const window = new stage.r;
            const lastWords = outlive(clock, signal, LAST_WORDS_AFTER_CANCEL_MS);
            const open = (kind, more = {}) => ({
                kind: kind,
                deadlineMs: deadlineMs,
                signal: signal,
                pausesEnd: signal,
                window: window,
                ...more
            });
            const afterwards = () => ({
                deadlineMs: Math.max(deadlineMs, clock.nowMs() + DECORATING_MS)
            });
            return {
                needed: open("needed"),
                recording: open("needed", {
                    signal: lastWords
                }),
                asking: open("ask"),
                building: open("build"),
                awaited: open("awaited"),
                decorating: () => open("decoration", afterwards()),
                commenting: () => open("decoration", {
                    ...afterwards(),
                    signal: lastWords
                }),
                lastComment: () => open("last comment", {
                    ...afterwards(),
                    signal: lastWords
                })
            };
        }
        function outlive(clock, signal, ms) {
            const controller = new AbortController;
            signal.addEventListener("abort", async () => {
                await clock.sleep(ms, controller.signal);
                controller.abort(signal.reason);
            });
            return controller.signal;
        }
        async function runCommand(command, env, world) {
            const {log: log} = world;
            const event = (0, frame_event.j_)(env);
            const outputs = new frame_outputs.tY(command.outputs, env.GITHUB_OUTPUT, log);
            let step;
            let ending;
            try {
                outputs.writeEmptyOutcome();
                world.signal.throwIfAborted();
                const inputs = checkInputs(command, env, log, event);
                step = command.prepare(openStep(command.name, inputs, world, event, outputs));
                await command.gate(step);
                ending = await runToEnd(command, step, outputs);
            } catch (error) {
                const ofCommand = step && command.endingOfFailure?.(error, step);
                ending = ofCommand ?? (0, endings.Rx)(error, world);
            }
            const isWritten = writeResult(ending, env, event, outputs, log);
            if (step !== void 0) await (command.comment?.(step, ending, true));
            log[ending.level]((0, frame_page.wi)(ending.page));
            return {
                ...ending,
                fails: ending.fails || !isWritten
            };
        }
        async function runToEnd(command, step, outputs) {
            const shown = {};
            try {
                return await command.run(step, async result => {
                    shown.result = result;
                    outputs.set([ ...result.outputs, [ "outcome", result.outcome ] ]);
                    step.log.info((0, frame_page.wi)(result.page));
                    await (command.comment?.(step, result, false));
                });
            } catch (error) {
                if (shown.result === void 0) throw error;
                if (error instanceof errors.cJ) return shown.result;
                return withWarning(shown.result, error, step.log);
            }
        }
        function withWarning(ending, error, log) {
            const warning = (0, frame_page.eC)(`The rest of the step failed. ${(0, errors.WE)(error, log)}`);
            log.warning((0, frame_page.WU)(warning));
            const {page: page} = ending;
            return {
                ...ending,
                page: {
                    ...page,
                    warnings: [ ...page.warnings, warning ]
                }
            };
        }
        function checkInputs(command, env, log, event) {
            const read = command.read(env, log, event.workspace);
            const key = read.values;
            const hasKey = (env["INPUT_API-KEY"] ?? "").trim() !== "";
            const isMissing = !hasKey && read.misspelt.length === 0;
            if (isMissing && "if-no-key" in command.inputs) (0, inputs.JS)(key, event);
            const faults = [ ...(0, inputs.Kz)(key), ...command.findFaults(read.values, event) ];
            return (0, read_inputs.A)(read, faults);
        }
        function writeResult({outcome: outcome, outputs: values, page: page}, env, event, outputs, log) {
            const message = (0, frame_page.rc)(page, (0, frame_event.Tx)(event));
            const isWritten = outputs.set([ ...values, [ "outcome", outcome ], [ "message", message ] ]);
            try {
                const markdown = (0, frame_markdown.XS)(page, frame_markdown.$M);
                (0, frame_outputs.Sy)(env.GITHUB_STEP_SUMMARY, markdown, log);
                if (!outputs.has("report-path")) return isWritten;
                const path = (0, frame_outputs.a5)(markdown, event.temp, log);
                return outputs.set([ [ "report-path", path ] ]) && isWritten;
            } catch (error) {
                log.warning(`Could not make the summary. ${(0, errors.WE)(error, log)}`);
                return isWritten;
            }
        }
        function openStep(command, inputs, world, event, outputs) {
            const {log: log, clock: clock, signal: signal} = world;
            const send = withoutSecrets(world.send);
            const deadlineMs = clock.nowMs() + inputs.timeoutMinutes * 6e4;
            const stages = openStages(clock, signal, deadlineMs);
            const access = {
                apiUrl: event.apiUrl,
                token: inputs.githubToken,
                repository: event.repository
            };
            const github = new api.g(access, send, {
                log: log,
                clock: clock
            });
            return {
                log: log,
                clock: clock,
                signal: signal,
                send: send,
                command: command,
                inputs: inputs,
                event: event,
                outputs: outputs,
                github: github,
                stages: stages
            };
        }
        async function orWarn(log, what, act) {
            try {
                return await act();
            } catch (error) {
                if (!(error instanceof errors.cJ)) log.warning(`${what} is missing. ${(0, errors.WE)(error, log)}`);
                return;
            }
        }
        function withoutSecrets(send) {
            return async request => {
                const url = new URL((0, redact.E)(request.url.href));
                const response = await send({
                    ...request,
                    url: url,
                    body: request.body && (0, redact.E)(request.body)
                });
                return {
                    ...response,
                    body: (0, redact.E)(response.body)
                };
            };
        }
    },
    7674: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            g: () => GitHub,
            A: () => repoOf
        });
        var errors = __nccwpck_require__(5071);
        var faults = __nccwpck_require__(9034);
        var retry = __nccwpck_require__(1687);
        var http_stage = __nccwpck_require__(4525);
        var src_text = __nccwpck_require__(9355);
        const RATE_LIMIT_PAUSE_MS = 6e4;
        const ADVICE = {
            401: "The `github-token` is wrong or expired.",
            403: "The `github-token` needs the permission PERMISSION: add it under `permissions:` of this job and start a new run (re-runs use the old file), or grant it to the GitHub App that made the token.",
            404: "It does not exist, or the `github-token` may not see it: that needs PERMISSION.",
            410: "It was deleted, or issues are switched off in this repository. Name another one in `issue-number`."
        };
        const BRIEF = {
            401: "The github-token is refused",
            404: "GitHub does not show something to the github-token",
            410: "Something was deleted on GitHub"
        };
        const NOT_VALID = "The `github-token` is not valid for this request.";
        const NO_DIFF_ADVICE = "GitHub can't make this diff. For a pull request, update its branch with the base branch to get another diff.";
        function readRefusal(refusal, {permission: permission, isWrite: isWrite = false, mayBeHidden: mayBeHidden = false}, now) {
            const {status: status, headers: headers, words: words} = refusal;
            const what = `the server answered ${status}${words ? ` ${(0, src_text.Nt)(words)}` : ""}`;
            if (isRateLimit(refusal)) {
                const retryAfterMs = rateLimitPauseMs(refusal, now);
                return new faults.GI("rate-limited", what, {
                    retryAfterMs: retryAfterMs
                });
            }
            const fault = (0, faults.yQ)(status);
            if (fault === void 0) return;
            if (refusal.codes.includes("not_available")) return new faults.GI("rejected", what, {
                status: status,
                advice: NO_DIFF_ADVICE
            });
            const isFinal = isWrite || mayBeHidden;
            if (status === 403 && !isFinal && !LACKS_PERMISSION.test(words)) return new faults.GI("maybe-later", what);
            const retryAfterMs = (0, retry.mu)(headers["retry-after"], now);
            const advice = adviceFor(refusal, permission);
            const mayAppear = status === 404 && !isFinal;
            const lacksPermission = status === 403 && LACKS_PERMISSION.test(words);
            const brief = lacksPermission ? "The github-token lacks a permission" : BRIEF[status];
            return new faults.GI(mayAppear ? "not-found" : fault, what, {
                status: status,
                retryAfterMs: retryAfterMs,
                advice: advice,
                brief: brief
            });
        }
        function adviceFor({status: status, words: words}, permission) {
            if (status === 403 && words !== "" && !LACKS_PERMISSION.test(words)) return "";
            const advice = ADVICE[status] ?? "";
            const needed = permission?.replace(/[a-z-]+: (?:read|write)/g, "`$&`");
            if (needed !== void 0) return advice.replace("PERMISSION", needed);
            return advice.includes("PERMISSION") ? NOT_VALID : advice;
        }
        const LACKS_PERMISSION = /^(?:Resource not accessible by|Must have )/i;
        function isRateLimit({status: status, headers: headers, words: words, codes: codes}) {
            if (codes.some(code => /^RATE_LIMIT(?:ED)?$/.test(code))) return true;
            if (status !== 403) return status === 429;
            const isSpent = headers["x-ratelimit-remaining"] === "0" || headers["retry-after"] !== void 0;
            return isSpent || /rate limit/i.test(words);
        }
        function rateLimitPauseMs({headers: headers}, now) {
            const retryAfterMs = (0, retry.mu)(headers["retry-after"], now);
            if (retryAfterMs !== void 0) return retryAfterMs;
            const reset = headers["x-ratelimit-remaining"] === "0" ? headers["x-ratelimit-reset"] : void 0;
            const resetMs = /^\d{1,12}$/.test(reset ?? "") ? Number(reset) * 1e3 - now.getTime() : 0;
            return Math.max(RATE_LIMIT_PAUSE_MS, resetMs);
        }
        const TIMEOUT_MS = 1e4;
        const API_VERSION = "2022-11-28";
        const MAX_BYTES = 8 * 1024 * 1024;
        const MAX_REDIRECTS = 3;
        const MAX_PAGES = 10;
        const PAGE_LENGTH = 100;
        const PAUSES_AFTER_401_MS = [ 2e3, 6e3 ];
        function repoOf(repository) {
            const [owner = "", repo = ""] = repository.split("/");
            return {
                owner: owner,
                repo: repo
            };
        }
        const silent = () => {};
        const SILENT = {
            debug: silent,
            info: silent,
            warn: silent,
            error: silent
        };
        class GitHub {
            runtime;
            #access;
            #repo;
            #send;
            #login;
            #answers401=0;
            #pauseAfter401;
            #pauseOfLimit;
            constructor(access, send, runtime) {
                this.runtime = runtime;
                this.#access = access;
                this.#repo = repoOf(access.repository);
                this.#send = send;
                this.#pauseAfter401 = new retry.mD(runtime.clock);
                this.#pauseOfLimit = new retry.mD(runtime.clock);
            }
            async request(call, ask) {
                const octokit = await this.#connect(call);
                const {data: data} = await ask(octokit, this.#repo).catch(error => unwrap(error, call));
                return data;
            }
            async* pages(call, ask) {
                const octokit = await this.#connect(call);
                let left = call.maxPages ?? MAX_PAGES;
                try {
                    for await (const {data: data} of ask(octokit, this.#repo)) {
                        if (!Array.isArray(data)) throw new errors.lZ(`${call.name}: the answer is not a list.`);
                        yield data.filter(row => (0, src_text.u4)(row));
                        if (--left === 0) return;
                    }
                } catch (error) {
                    unwrap(error, call);
                }
            }
            async list(call, ask) {
                const {maxItems: maxItems} = call;
                const items = [];
                const maxPages = Math.ceil(maxItems / PAGE_LENGTH) + 1;
                for await (const page of this.pages({
                    ...call,
                    maxPages: maxPages
                }, ask)) {
                    items.push(...page);
                    if (items.length > maxItems) return {
                        items: items.slice(0, maxItems),
                        isWhole: false
                    };
                }
                return {
                    items: items,
                    isWhole: true
                };
            }
            async getOwnLogin(stage) {
                this.#login ??= await this.request({
                    name: "Reading the login of the `github-token` with GraphQL",
                    stage: stage
                }, async octokit => {
                    const {viewer: viewer} = (0, src_text.qY)(await octokit.graphql("{ viewer { login } }"));
                    const login = (0, src_text.e1)((0, src_text.qY)(viewer).login);
                    if (login) return {
                        data: login
                    };
                    throw new Error("the answer has no login");
                });
                return this.#login;
            }
            async #connect(call) {
                if (this.#access.token === "") throw new errors.lZ(`${call.name} needs \`github-token\`, which is empty: leave that input out to use the workflow's own token.`);
                const {getOctokit: getOctokit} = await __nccwpck_require__.e(677).then(__nccwpck_require__.bind(__nccwpck_require__, 677));
                const fetch = (address, init) => this.#fetch(call, address, init);
                return getOctokit(this.#access.token, {
                    baseUrl: this.#access.apiUrl,
                    log: SILENT,
                    request: {
                        fetch: fetch,
                        log: SILENT,
                        parseSuccessResponseBody: false
                    }
                });
            }
            async #fetch(call, address, init) {
                const {name: name, stage: stage} = call;
                const request = {
                    method: init.method,
                    url: new URL(address),
                    headers: {
                        ...init.headers,
                        "x-github-api-version": API_VERSION
                    },
                    body: typeof init.body === "string" ? init.body : void 0,
                    timeoutMs: TIMEOUT_MS,
                    maxBytes: call.maxBytes ?? MAX_BYTES,
                    signal: stage.signal
                };
                const answer = await (0, retry.LH)({
                    name: name,
                    stage: call.isWrite ? (0, http_stage.O)(stage) : stage,
                    runtime: this.runtime,
                    pause: call.isWrite ? void 0 : this.#pauseOfLimit,
                    attempt: async (_, cutOffMs) => {
                        const endMs = Math.min(cutOffMs, stage.deadlineMs);
                        return this.#readAnswer(await this.#sendAuthorized(request, endMs, call), call);
                    }
                });
                return {
                    ...answer,
                    url: address
                };
            }
            async #sendAuthorized(request, endMs, call) {
                const {clock: clock, log: log} = this.runtime;
                for (;;) {
                    if (!call.isWrite) await this.#pauseAfter401.untilEnd(call.stage.pausesEnd);
                    const beganMs = clock.nowMs();
                    const response = await this.#sendHere(request, endMs);
                    if (response.status !== 401) return response;
                    if (!call.isWrite && this.#pauseAfter401.includes(beganMs)) continue;
                    const pauseMs = PAUSES_AFTER_401_MS[this.#answers401++];
                    if (pauseMs === void 0) return response;
                    log.info(`${call.name}: the server answered 401. Trying again in ${pauseMs / 1e3} s`);
                    if (call.isWrite) await clock.sleep(pauseMs, call.stage.pausesEnd); else this.#pauseAfter401.lastFor(pauseMs);
                }
            }
            #readAnswer({status: status, headers: headers, body: body}, call) {
                const data = (0, src_text.qF)(body);
                const {message: message, errors: errors} = (0, src_text.qY)(data);
                const failures = (Array.isArray(errors) ? errors : []).map(src_text.qY);
                const codes = failures.map(({code: code, type: type}) => (0, src_text.e1)(type) ?? (0, 
                src_text.e1)(code) ?? "");
                const words = (0, src_text.e1)(message) ?? (0, src_text.e1)(failures[0]?.message) ?? "";
                const refusal = readRefusal({
                    status: status,
                    headers: headers,
                    words: words,
                    codes: codes
                }, call, this.runtime.clock.now());
                if (refusal !== void 0) throw refusal;
                if (Array.isArray(errors)) throw new faults.GI("malformed", `the answer is an error: ${(0, 
                src_text.Nt)(body, 200)}`);
                const isRendered = "x-commonmarker-version" in headers || "x-github-request-id" in headers;
                const isOurs = call.html ? isRendered : typeof data === "object" && data !== null;
                if (isOurs) return {
                    status: status,
                    headers: Object.entries(headers),
                    body: call.html ? body : data
                };
                if (headers["content-type"]?.includes("html")) throw new faults.GI("web-page", "got text/html: a proxy or login page?");
                throw new faults.GI("unanswered", "the answer is not JSON");
            }
            async #sendHere(request, endMs) {
                const {origin: origin, host: host} = new URL(this.#access.apiUrl);
                let {url: url} = request;
                for (let hop = 0; ;hop++) {
                    if (url.origin !== origin) {
                        const advice = "We don't follow it: the token would go along. Check GITHUB_API_URL.";
                        throw new faults.GI("blocked", `${host} leads to another host`, {
                            advice: advice
                        });
                    }
                    const leftMs = endMs - this.runtime.clock.nowMs();
                    if (leftMs <= 0) throw new faults.GI("unanswered", "the time was up");
                    const timeoutMs = Math.min(request.timeoutMs, leftMs);
                    const response = await this.#send({
                        ...request,
                        url: url,
                        timeoutMs: timeoutMs
                    });
                    const {location: location} = response.headers;
                    const followed = request.method === "GET" ? [ 301, 302, 307, 308 ] : [ 307, 308 ];
                    const isRedirect = followed.includes(response.status) && location !== void 0;
                    const target = isRedirect ? URL.parse(location, url.href) : null;
                    if (target === null || hop === MAX_REDIRECTS) return response;
                    url = target;
                }
            }
        }
        function unwrap(thrown, {name: name}) {
            if (thrown instanceof errors.lZ) throw thrown;
            const {cause: cause} = (0, src_text.qY)(thrown);
            if (cause instanceof retry.j$ || cause instanceof errors.cJ) throw cause;
            throw new errors.lZ(`${name}: ${(0, src_text.Nt)((0, src_text.bD)(thrown))}.`, {
                cause: thrown
            });
        }
    },
    9034: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            $t: () => connectionError,
            GI: () => RequestError,
            OY: () => ADDRESS_TIMEOUT_MS,
            _e: () => connectTimeout,
            bg: () => mayPass,
            vd: () => proxyRefusal,
            xh: () => proxyFailure,
            y2: () => FAULTS,
            yQ: () => faultOfStatus
        });
        var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9355);
        const WHILE_WORTH_IT = Number.POSITIVE_INFINITY;
        const FAULTS = {
            unreachable: {
                retries: WHILE_WORTH_IT,
                mayHaveActed: false
            },
            blocked: {
                retries: 0,
                mayHaveActed: false
            },
            unanswered: {
                retries: WHILE_WORTH_IT,
                mayHaveActed: true
            },
            malformed: {
                retries: 4,
                mayHaveActed: true
            },
            "web-page": {
                retries: 3,
                mayHaveActed: true
            },
            "too-large": {
                retries: 0,
                mayHaveActed: true
            },
            unusable: {
                retries: 0,
                mayHaveActed: true
            },
            "server-error": {
                retries: WHILE_WORTH_IT,
                mayHaveActed: true
            },
            "rate-limited": {
                retries: WHILE_WORTH_IT,
                mayHaveActed: false
            },
            "maybe-later": {
                retries: 5,
                mayHaveActed: false
            },
            "not-found": {
                retries: 2,
                mayHaveActed: false
            },
            rejected: {
                retries: 0,
                mayHaveActed: false
            }
        };
        const BRIEF = {
            unreachable: "A server could not be reached",
            blocked: "A certificate, a proxy or a redirect blocks a connection",
            unanswered: "A server did not answer",
            malformed: "An answer could not be used",
            "web-page": "A web page answered instead of an API",
            "too-large": "An answer is too large",
            unusable: "An answer could not be used",
            "server-error": "A server answered with an error",
            "rate-limited": "A limit of requests is reached",
            "maybe-later": "A request was refused",
            "not-found": "Something was not found",
            rejected: "A request was refused"
        };
        const MEANING_OF_STATUS = {
            401: "unauthorized",
            402: "unauthorized",
            403: "forbidden",
            404: "gone",
            410: "gone"
        };
        function mayPass(fault) {
            return FAULTS[fault].retries === WHILE_WORTH_IT;
        }
        class RequestError extends Error {
            name="RequestError";
            fault;
            status;
            retryAfterMs;
            advice;
            brief;
            constructor(fault, what, more = {}) {
                super(what, {
                    cause: more.cause
                });
                this.fault = fault;
                this.status = more.status;
                this.retryAfterMs = more.retryAfterMs;
                this.advice = more.advice ?? "";
                this.brief = more.brief ?? BRIEF[fault];
            }
            get meaning() {
                if (![ "rejected", "not-found", "too-large" ].includes(this.fault)) return "for now";
                return MEANING_OF_STATUS[this.status ?? 0] ?? "for good";
            }
        }
        function faultOfStatus(status) {
            if (status >= 200 && status < 300) return;
            if (status === 429) return "rate-limited";
            if (status === 408 || status === 409 || status >= 500) return "server-error";
            if (status >= 300 && status < 400) return "blocked";
            return "rejected";
        }
        const ADDRESS_TIMEOUT_MS = 2e3;
        const NO_CONNECTION = {
            ENOTFOUND: "the host name was not found",
            EAI_AGAIN: "the host name was not found",
            ECONNREFUSED: "the connection was refused",
            ENETUNREACH: "the connection was refused",
            EHOSTUNREACH: "the connection was refused",
            ETIMEDOUT: `no address of the host answered within ${ADDRESS_TIMEOUT_MS / 1e3} s`,
            UND_ERR_CONNECT_TIMEOUT: "no connection within 10 s"
        };
        const NETWORK_ADVICE = "Check the server's address, the runner's network and, behind a proxy, HTTPS_PROXY and NO_PROXY.";
        const CERTIFICATE_ADVICE = "If the runner's network inspects TLS, or the server has a private certificate authority, put that authority's certificate into a PEM file and name it in NODE_EXTRA_CA_CERTS.";
        const PROXY_ADVICE = "Check HTTPS_PROXY, its credentials, and NO_PROXY.";
        function connectionError(cause, at) {
            const {url: url, proxy: proxy, isSent: isSent} = at;
            if (cause instanceof RequestError) return cause;
            const code = codeOf(cause);
            const where = proxy === void 0 ? url.host : `${url.host} through the proxy ${proxy}`;
            const fail = (fault, what, advice = "") => new RequestError(fault, `${what} (${where}, ${code})`, {
                advice: advice,
                cause: cause
            });
            if (isSent) return fail("unanswered", "the connection was lost before the answer was complete");
            if (/CERT|UNABLE_TO_/.test(code)) return fail("blocked", "the server's certificate is not trusted", CERTIFICATE_ADVICE);
            const isTls = url.protocol === "https:";
            const otherwise = isTls ? "the connection was lost during the TLS handshake" : "no connection";
            return fail("unreachable", NO_CONNECTION[code] ?? otherwise, NETWORK_ADVICE);
        }
        function connectTimeout(url, proxy) {
            const [what, advice] = proxy === void 0 ? [ `no connection within 10 s (${url.host})`, NETWORK_ADVICE ] : [ `the proxy ${proxy} did not answer within 10 s`, PROXY_ADVICE ];
            return new RequestError("unreachable", what, {
                advice: advice
            });
        }
        function proxyFailure(proxy, cause) {
            const what = `the proxy ${proxy} could not be used (${codeOf(cause)})`;
            return new RequestError("unreachable", what, {
                advice: PROXY_ADVICE,
                cause: cause
            });
        }
        function proxyRefusal(proxy, status) {
            const what = `the proxy ${proxy} refused to connect: it answered ${status}`;
            const fault = status >= 500 ? "unreachable" : "blocked";
            return new RequestError(fault, what, {
                advice: PROXY_ADVICE
            });
        }
        function codeOf(cause) {
            const {code: code, name: name} = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.qY)(cause);
            return (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.e1)(code) ?? (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.e1)(name) ?? "unknown";
        }
    },
    1687: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            j$: () => HttpError,
            mD: () => SharedPause,
            mu: () => parseRetryAfter,
            A3: () => reasonOf,
            b8: () => retryTogether,
            LH: () => withRetries
        });
        var errors = __nccwpck_require__(5071);
        var src_text = __nccwpck_require__(9355);
        var faults = __nccwpck_require__(9034);
        const SECOND = 1e3;
        const MINUTE = 60 * SECOND;
        const MAX_BACKOFF_SECONDS = 30;
        const SHORTEST_MS = SECOND;
        const backoff = (attempts, random) => SECOND * (1 + random * (Math.min(MAX_BACKOFF_SECONDS, 2 ** attempts) - 1));
        const pauses = (...planned) => (attempts, random) => (planned[attempts - 1] ?? planned.at(-1) ?? 0) + SECOND * random;
        const PROBES = pauses(MINUTE, 2 * MINUTE);
        const during = (ms, pauses = backoff) => ({
            ms: ms,
            pauses: pauses
        });
        const untilDeadline = (pauses = backoff) => during(Number.POSITIVE_INFINITY, pauses);
        const RETRY_RULES = {
            needed: {
                outage: during(5 * MINUTE),
                limit: during(5 * MINUTE, PROBES),
                sharesTime: true
            },
            awaited: {
                outage: untilDeadline(),
                limit: untilDeadline(pauses(15 * SECOND, 30 * SECOND, MINUTE))
            },
            ask: {
                outage: during(MINUTE),
                limit: during(5 * MINUTE, PROBES),
                onUnknownFate: "fail"
            },
            build: {
                outage: during(5 * MINUTE),
                limit: untilDeadline()
            },
            decoration: {
                outage: during(30 * SECOND),
                limit: during(30 * SECOND),
                cutsOff: true,
                attempts: 3
            },
            "last comment": {
                outage: during(MINUTE),
                limit: during(MINUTE),
                cutsOff: true
            },
            part: {
                outage: during(0),
                limit: during(0),
                attempts: 1
            }
        };
        function planRetry(failed, clock) {
            const {error: error, stage: stage, sinceMs: sinceMs, attempts: attempts, hasUnknownFate: hasUnknownFate} = failed;
            const rule = RETRY_RULES[stage.kind];
            if (hasUnknownFate && rule.onUnknownFate === "fail") return {
                kind: "over",
                why: "unknown fate"
            };
            const retries = attempts - 1;
            if (retries >= faults.y2[error.fault].retries || attempts === rule.attempts) return {
                kind: "over",
                note: attempts > 1 ? `Gave up after ${attempts} attempts.` : void 0
            };
            const nowMs = clock.nowMs();
            const patience = error.fault === "rate-limited" ? rule.limit : rule.outage;
            const retriesEndMs = sinceMs + patience.ms;
            const isStepsEnd = stage.deadlineMs <= retriesEndMs;
            const leftMs = Math.min(stage.deadlineMs, retriesEndMs) - nowMs;
            const longestMs = leftMs - SHORTEST_MS;
            const inMs = ms => formatTime(new Date(clock.now().getTime() + ms));
            const limit = isStepsEnd ? "the step's time" : `the retry time (${(0, src_text.a3)(patience.ms)})`;
            const until = `${limit} ends at ${inMs(leftMs)}.`;
            const {retryAfterMs: retryAfterMs = 0} = error;
            if (retryAfterMs > 0) {
                const pauseMs = retryAfterMs + SECOND * clock.random();
                if (pauseMs <= longestMs) return {
                    kind: "again",
                    pauseMs: pauseMs
                };
                const note = `The server asks to wait until ${inMs(retryAfterMs)}, and ${until} Run again after that.`;
                return {
                    kind: "over",
                    note: note,
                    why: "out of time"
                };
            }
            if (longestMs >= SHORTEST_MS) {
                const plannedMs = patience.pauses(attempts, clock.random());
                return {
                    kind: "again",
                    pauseMs: Math.min(plannedMs, longestMs)
                };
            }
            return {
                kind: "over",
                note: `Gave up: ${until}`,
                why: isStepsEnd ? "out of time" : void 0
            };
        }
        function formatTime(date) {
            return `${date.toISOString().slice(0, 19).replace("T", " ")} UTC`;
        }
        var http_stage = __nccwpck_require__(4525);
        const MAX_RETRY_AFTER_SECONDS = 365 * 86400;
        class SharedPause {
            #clock;
            #endMs=Number.NEGATIVE_INFINITY;
            constructor(clock) {
                this.#clock = clock;
            }
            get leftMs() {
                return Math.max(0, this.#endMs - this.#clock.nowMs());
            }
            includes(requestBeganMs) {
                return requestBeganMs < this.#endMs;
            }
            lastFor(ms) {
                this.#endMs = Math.max(this.#endMs, this.#clock.nowMs() + ms);
            }
            async untilEnd(signal) {
                while (this.leftMs > 0) await this.#clock.sleep(this.leftMs, signal);
            }
        }
        class HttpError extends errors.lZ {
            name="HttpError";
            meaning;
            why;
            constructor(name, request, note = "", why) {
                const what = [ `${name}: ${(0, src_text.Re)(request.message)}`, note ].filter(Boolean).join(" ");
                const brief = why === "unknown fate" ? "It is unknown whether a request was accepted" : request.brief;
                super(what, {
                    remedy: request.advice,
                    cause: request,
                    brief: brief
                });
                this.meaning = request.meaning;
                this.why = why;
            }
        }
        function reasonOf(error) {
            const {message: message, advice: advice = ""} = error instanceof HttpError ? error.cause : {
                message: (0, src_text.bD)(error)
            };
            return (advice ? `${(0, src_text.Re)(message)} ${advice}` : message).replace(/\.$/, "");
        }
        async function withRetries(request) {
            const {name: name, unknownFate: unknownFate, stage: stage, runtime: runtime, pause: pause} = request;
            const {clock: clock, log: log} = runtime;
            const startMs = clock.nowMs();
            const {sharesTime: sharesTime, cutsOff: cutsOff, outage: outage} = RETRY_RULES[stage.kind];
            const cutOffMs = cutsOff ? startMs + outage.ms : Number.POSITIVE_INFINITY;
            let failingSince;
            let isSent = false;
            let hasUnknownFate = false;
            const rethrow = error => {
                const isUnknown = error instanceof errors.cJ && unknownFate && (isSent || hasUnknownFate);
                throw isUnknown ? new errors.cJ(error.message, unknownFate) : error;
            };
            let attempts = 0;
            for (;;) {
                const beganMs = clock.nowMs();
                const heldMs = pause?.leftMs ?? 0;
                try {
                    if (heldMs > 0) throw limitedFor(heldMs);
                    attempts++;
                    const onSent = () => {
                        isSent = true;
                    };
                    return await request.attempt(onSent, cutOffMs);
                } catch (error) {
                    if (!(error instanceof faults.GI)) return rethrow(error);
                    isSent = false;
                    hasUnknownFate ||= unknownFate !== void 0 && faults.y2[error.fault].mayHaveActed;
                    failingSince ??= clock.now();
                    const isShared = sharesTime && faults.y2[error.fault].retries > 0;
                    const sinceMs = isShared ? stage.window.begin(clock.nowMs()) : startMs;
                    const next = planRetry({
                        error: error,
                        stage: stage,
                        sinceMs: sinceMs,
                        attempts: attempts,
                        hasUnknownFate: hasUnknownFate
                    }, clock);
                    if (next.kind === "over") {
                        const isFirstRefusal = error.fault === "rate-limited" && heldMs === 0;
                        if (isFirstRefusal) pause?.lastFor(error.retryAfterMs ?? 0);
                        const note = [ next.note, hasUnknownFate && unknownFate ].filter(Boolean).join(" ");
                        throw new HttpError(name, error, note, next.why);
                    }
                    let {pauseMs: pauseMs} = next;
                    let isLogged = true;
                    if (pause !== void 0 && error.fault === "rate-limited") {
                        isLogged = !pause.includes(beganMs);
                        if (heldMs === 0) pause.lastFor(pauseMs);
                        pauseMs = pause.leftMs;
                    }
                    const dueMs = clock.nowMs() + pauseMs;
                    await (request.onRetry?.(error));
                    if (clock.nowMs() + SHORTEST_MS > cutOffMs) throw new HttpError(name, error);
                    if (isLogged) {
                        const seconds = Math.ceil(pauseMs / SECOND);
                        const since = attempts > 1 ? `, failing since ${formatTime(failingSince)}` : "";
                        log.info(`${name}: ${(0, src_text.Re)(error.message)} Trying again in ${seconds} s (retry ${attempts}${since})`);
                    }
                    await clock.sleep(Math.max(0, dueMs - clock.nowMs()), stage.pausesEnd).catch(rethrow);
                }
            }
        }
        function limitedFor(retryAfterMs) {
            return new faults.GI("rate-limited", "the server limits requests", {
                retryAfterMs: retryAfterMs
            });
        }
        function retryTogether({name: name, stage: stage, runtime: runtime}, act) {
            const attempt = (_, cutOffMs) => act((0, http_stage.O)(stage, cutOffMs)).catch(error => {
                throw error instanceof HttpError ? error.cause : error;
            });
            return withRetries({
                name: name,
                stage: stage,
                runtime: runtime,
                attempt: attempt
            });
        }
        function parseRetryAfter(header, now) {
            const text = header?.trim() ?? "";
            if (/^\d+$/.test(text)) return Math.min(Number(text), MAX_RETRY_AFTER_SECONDS) * SECOND;
            if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text)) return;
            const dateMs = Date.parse(text);
            return Number.isNaN(dateMs) ? void 0 : Math.max(0, dateMs - now.getTime());
        }
    },
    4525: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            O: () => once,
            r: () => RetryWindow
        });
        class RetryWindow {
            #sinceMs;
            begin(nowMs) {
                this.#sinceMs ??= nowMs;
                return this.#sinceMs;
            }
            end() {
                this.#sinceMs = void 0;
            }
        }
        function once(stage, cutOffMs = stage.deadlineMs) {
            return {
                ...stage,
                kind: "part",
                deadlineMs: Math.min(stage.deadlineMs, cutOffMs)
            };
        }
    },
    8089: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            E: () => redact,
            G: () => rememberSecret
        });
        const MIN_LENGTH = 6;
        const secrets = new Set;
        let spellings;
        function rememberSecret(secret) {
            if (secret.length < MIN_LENGTH || secrets.has(secret)) return;
            secrets.add(secret);
            const long = [ ...secrets ].flatMap(spellingsOf).filter(one => one.length >= MIN_LENGTH);
            const longestFirst = [ ...new Set(long) ].sort((a, b) => b.length - a.length);
            spellings = new RegExp(longestFirst.map(RegExp.escape).join("|"), "g");
        }
        function redact(text) {
            return spellings === void 0 ? text : text.replace(spellings, "***");
        }
        function spellingsOf(secret) {
            const json = JSON.stringify(secret).slice(1, -1);
            const url = encodeURIComponent(secret);
            const smallCodes = url.replace(/%../g, code => code.toLowerCase());
            return [ secret, json, url, smallCodes, url.toLowerCase(), ...base64Of(secret) ];
        }
        function base64Of(secret) {
            return [ 0, 1, 2 ].flatMap(offset => {
                const bytes = Buffer.concat([ Buffer.alloc(offset), Buffer.from(secret) ]);
                const first = Math.ceil(offset * 8 / 6);
                const end = Math.floor(bytes.length * 8 / 6);
                return [ "base64", "base64url" ].map(encoding => bytes.toString(encoding).slice(first, end));
            });
        }
    },
    9355: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            Fb: () => LINE_BREAK,
            ID: () => ID,
            LP: () => PLAIN_URL,
            Nt: () => inQuotes,
            RK: () => visible,
            Re: () => toSentence,
            TM: () => firstLine,
            VI: () => parsePlainUrl,
            a3: () => formatDuration,
            bD: () => messageOf,
            be: () => NO_BREAK_SPACE,
            e1: () => asText,
            f7: () => WORD,
            kD: () => inJson,
            qF: () => parseJson,
            qY: () => asRecord,
            u4: () => isRecord,
            yd: () => cutTo
        });
        var _redact_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8089);
        const ID = /^[A-Za-z0-9_-]{1,128}$/;
        const WORD = /^[A-Za-z][A-Za-z0-9_-]{0,39}$/;
        const PLAIN_URL = /^https?:\/\/[a-z0-9._-]+(:\d{1,5})?(\/[A-Za-z0-9._~/-]*)?$/;
        const MAX_ADDRESS_LENGTH = 300;
        const NO_BREAK_SPACE = " ";
        const LINE_BREAK = /\r\n|[\n\r\u2028\u2029]/;
        const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
        function messageOf(thrown) {
            return thrown instanceof Error ? thrown.message : String(thrown);
        }
        function inQuotes(untrusted, maxLength = 300) {
            const text = (0, _redact_js__WEBPACK_IMPORTED_MODULE_0__.E)(untrusted);
            const cut = text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
            return JSON.stringify(cut.toWellFormed()).replace(UNPRINTABLE, character => `\\u{${character.codePointAt(0)?.toString(16)}}`);
        }
        function inJson(untrusted) {
            const inHex = unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
            const text = (0, _redact_js__WEBPACK_IMPORTED_MODULE_0__.E)(untrusted).replace(/[^\p{L}\p{N} /._~:*?#=+,-]/gu, character => character.split("").map(inHex).join(""));
            return `"${text}"`;
        }
        function cutTo(text, maxLength) {
            const characters = [ ...text.slice(0, 2 * (maxLength + 1)) ];
            return characters.length <= maxLength ? text : `${characters.slice(0, maxLength - 1).join("")}…`;
        }
        function firstLine(text) {
            return text.trim().split(LINE_BREAK, 1)[0] ?? "";
        }
        function toSentence(clause) {
            return /[.?]$/.test(clause) ? clause : `${clause}.`;
        }
        function formatDuration(ms) {
            const seconds = Math.max(0, Math.round(ms / 1e3));
            const minutes = Math.floor(seconds / 60);
            const parts = minutes < 60 ? [ minutes && `${minutes} min`, seconds % 60 && `${seconds % 60} s` ] : [ `${Math.floor(minutes / 60)} h`, minutes % 60 && `${minutes % 60} min` ];
            return parts.filter(Boolean).join(" ") || "0 s";
        }
        function isRecord(value) {
            return typeof value === "object" && value !== null && !Array.isArray(value);
        }
        function asRecord(value) {
            return isRecord(value) ? value : {};
        }
        function parseJson(text) {
            try {
                return JSON.parse(text);
            } catch {
                return;
            }
        }
        function asText(value) {
            return typeof value === "string" ? value : void 0;
        }
        function parsePlainUrl(address) {
            if (address.length > MAX_ADDRESS_LENGTH || !PLAIN_URL.test(address)) return;
            const url = URL.parse(address);
            return url?.href === address || url?.href === `${address}/` ? url : void 0;
        }
        function visible(untrusted, maxLength) {
            const text = untrusted.toWellFormed().replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replace(/\p{Cf}+/gu, "").trim();
            return cutTo((0, _redact_js__WEBPACK_IMPORTED_MODULE_0__.E)(text), maxLength);
        }
    },
    7934: (__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
        __nccwpck_require__.d(__webpack_exports__, {
            BuJ: () => getDotPath,
            FsL: () => pipe,
            IeY: () => custom,
            Ikc: () => object,
            KCZ: () => union,
            KIO: () => picklist,
            L5J: () => unknown,
            NpB: () => fallback,
            Oxt: () => variant,
            Ru6: () => maxLength,
            Wwf: () => minValue,
            Y2b: () => safeInteger,
            YOg: () => array,
            YjP: () => string,
            aig: () => number,
            cGV: () => maxValue,
            hq: () => nonEmpty,
            lqM: () => optional,
            mee: () => nullable,
            ndf: () => integer,
            pdi: () => transform,
            qgA: () => parse,
            xLC: () => safeParse,
            yGV: () => regex,
            yhX: () => isoTimestamp,
            z6Y: () => check,
            zMY: () => boolean
        });
        let store$4;
        const DEFAULT_CONFIG = {
            lang: void 0,
            message: void 0,
            abortEarly: void 0,
            abortPipeEarly: void 0
        };
        function getGlobalConfig(config$1) {
            if (!config$1 && !store$4) return DEFAULT_CONFIG;
            return {
                lang: config$1?.lang ?? store$4?.lang,
                message: config$1?.message,
                abortEarly: config$1?.abortEarly ?? store$4?.abortEarly,
                abortPipeEarly: config$1?.abortPipeEarly ?? store$4?.abortPipeEarly
            };
        }
        let store$3;
        function getGlobalMessage(lang) {
            return store$3?.get(lang);
        }
        let store$2;
        function getSchemaMessage(lang) {
            return store$2?.get(lang);
        }
        let store$1;
        function getSpecificMessage(reference, lang) {
            return store$1?.get(reference)?.get(lang);
        }
        function _stringify(input) {
            const type = typeof input;
            if (type === "string") return `"${input}"`;
            if (type === "number" || type === "bigint" || type === "boolean") return `${input}`;
            if (type === "object" || type === "function") return (input && Object.getPrototypeOf(input)?.constructor?.name) ?? "null";
            return type;
        }
        function _addIssue(context, label, dataset, config$1, other) {
            const input = other && "input" in other ? other.input : dataset.value;
            const expected = other?.expected ?? context.expects ?? null;
            const received = other?.received ?? _stringify(input);
            const issue = {
                kind: context.kind,
                type: context.type,
                input: input,
                expected: expected,
                received: received,
                message: `Invalid ${label}: ${expected ? `Expected ${expected} but r` : "R"}eceived ${received}`,
                requirement: context.requirement,
                path: other?.path,
                issues: other?.issues,
                lang: config$1.lang,
                abortEarly: config$1.abortEarly,
                abortPipeEarly: config$1.abortPipeEarly
            };
            const isSchema = context.kind === "schema";
            const message$1 = other?.message ?? context.message ?? getSpecificMessage(context.reference, issue.lang) ?? (isSchema ? getSchemaMessage(issue.lang) : null) ?? config$1.message ?? getGlobalMessage(issue.lang);
            if (message$1 !== void 0) issue.message = typeof message$1 === "function" ? message$1(issue) : message$1;
            if (isSchema) dataset.typed = false;
            if (dataset.issues) dataset.issues.push(issue); else dataset.issues = [ issue ];
        }
        function _joinExpects(values$1, separator) {
            const list = [ ...new Set(values$1) ];
            if (list.length > 1) return `(${list.join(` ${separator} `)})`;
            return list[0] ?? "never";
        }
        function _standardSchema(schema) {
            schema["~standard"] = {
                version: 1,
                vendor: "valibot",
                validate: value$1 => schema["~run"]({
                    value: value$1
                }, getGlobalConfig())
            };
            return schema;
        }
        function getDotPath(issue) {
            if (issue.path) {
                let key = "";
                for (const item of issue.path) if (typeof item.key === "string" || typeof item.key === "number") if (key) key += `.${item.key}`; else key += item.key; else return null;
                return key;
            }
            return null;
        }
        var ValiError = class extends Error {
            constructor(issues) {
                super(issues[0].message);
                this.name = "ValiError";
                this.issues = issues;
            }
        };
        const ISO_TIMESTAMP_REGEX = /^\d{4}-(?:0[1-9]|1[0-2])-(?:[12]\d|0[1-9]|3[01])[T ](?:0\d|1\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z| ?[+-](?:0\d|1\d|2[0-3])(?::?[0-5]\d)?)$/u;
        function check(requirement, message$1) {
            return {
                kind: "validation",
                type: "check",
                reference: check,
                async: false,
                expects: null,
                requirement: requirement,
                message: message$1,
                "~run"(dataset, config$1) {
                    if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "input", dataset, config$1);
                    return dataset;
                }
            };
        }
        function integer(message$1) {
            return {
                kind: "validation",
                type: "integer",
                reference: integer,
                async: false,
                expects: null,
                requirement: Number.isInteger,
                message: message$1,
                "~run"(dataset, config$1) {
                    if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "integer", dataset, config$1);
                    return dataset;
                }
            };
        }
        function isoTimestamp(message$1) {
            return {
                kind: "validation",
                type: "iso_timestamp",
                reference: isoTimestamp,
                async: false,
                expects: null,
                requirement: ISO_TIMESTAMP_REGEX,
                message: message$1,
                "~run"(dataset, config$1) {
                    if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "timestamp", dataset, config$1);
                    return dataset;
                }
            };
        }
        function maxLength(requirement, message$1) {
            return {
                kind: "validation",
                type: "max_length",
                reference: maxLength,
                async: false,
                expects: `<=${requirement}`,
                requirement: requirement,
                message: message$1,
                "~run"(dataset, config$1) {
                    if (dataset.typed && dataset.value.length > this.requirement) _addIssue(this, "length", dataset, config$1, {
                        received: `${dataset.value.length}`
                    });
                    return dataset;
                }
            };
        }
        function maxValue(requirement, message$1) {
            return {
                kind: "validation",
                type: "max_value",
                reference: maxValue,
                async: false,
                expects: `<=${requirement instanceof Date ? requirement.toJSON() : _stringify(requirement)}`,
                requirement: requirement,
                message: message$1,
                "~run"(dataset, config$1) {
                    if (dataset.typed && !(dataset.value <= this.requirement)) _addIssue(this, "value", dataset, config$1, {
                        received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify(dataset.value)
                    });
                    return dataset;
                }
            };
        }
        function minValue(requirement, message$1) {
            return {
                kind: "validation",
                type: "min_value",
                reference: minValue,
                async: false,
                expects: `>=${requirement instanceof Date ? requirement.toJSON() : _stringify(requirement)}`,
                requirement: requirement,
                message: message$1,
                "~run"(dataset, config$1) {
                    if (dataset.typed && !(dataset.value >= this.requirement)) _addIssue(this, "value", dataset, config$1, {
                        received: dataset.value instanceof Date ? dataset.value.toJSON() : _stringify(dataset.value)
                    });
                    return dataset;
                }
            };
        }
        function nonEmpty(message$1) {
            return {
                kind: "validation",
                type: "non_empty",
                reference: nonEmpty,
                async: false,
                expects: "!0",
                message: message$1,
                "~run"(dataset, config$1) {
                    if (dataset.typed && dataset.value.length === 0) _addIssue(this, "length", dataset, config$1, {
                        received: "0"
                    });
                    return dataset;
                }
            };
        }
        function regex(requirement, message$1) {
            return {
                kind: "validation",
                type: "regex",
                reference: regex,
                async: false,
                expects: `${requirement}`,
                requirement: requirement,
                message: message$1,
                "~run"(dataset, config$1) {
                    if (dataset.typed && !this.requirement.test(dataset.value)) _addIssue(this, "format", dataset, config$1);
                    return dataset;
                }
            };
        }
        function safeInteger(message$1) {
            return {
                kind: "validation",
                type: "safe_integer",
                reference: safeInteger,
                async: false,
                expects: null,
                requirement: Number.isSafeInteger,
                message: message$1,
                "~run"(dataset, config$1) {
                    if (dataset.typed && !this.requirement(dataset.value)) _addIssue(this, "safe integer", dataset, config$1);
                    return dataset;
                }
            };
        }
        function transform(operation) {
            return {
                kind: "transformation",
                type: "transform",
                reference: transform,
                async: false,
                operation: operation,
                "~run"(dataset) {
                    dataset.value = this.operation(dataset.value);
                    return dataset;
                }
            };
        }
        const ABORT_EARLY_CONFIG = {
            abortEarly: true
        };
        function getFallback(schema, dataset, config$1) {
            return typeof schema.fallback === "function" ? schema.fallback(dataset, config$1) : schema.fallback;
        }
        function fallback(schema, fallback$1) {
            return _standardSchema({
                ...schema,
                fallback: fallback$1,
                "~run"(dataset, config$1) {
                    const outputDataset = schema["~run"](dataset, config$1);
                    return outputDataset.issues ? {
                        typed: true,
                        value: getFallback(this, outputDataset, config$1)
                    } : outputDataset;
                }
            });
        }
        function getDefault(schema, dataset, config$1) {
            return typeof schema.default === "function" ? schema.default(dataset, config$1) : schema.default;
        }
        function array(item, message$1) {
            return _standardSchema({
                kind: "schema",
                type: "array",
                reference: array,
                expects: "Array",
                async: false,
                item: item,
                message: message$1,
                "~run"(dataset, config$1) {
                    const input = dataset.value;
                    if (Array.isArray(input)) {
                        dataset.typed = true;
                        dataset.value = [];
                        for (let key = 0; key < input.length; key++) {
                            const value$1 = input[key];
                            const itemDataset = this.item["~run"]({
                                value: value$1
                            }, config$1);
                            if (itemDataset.issues) {
                                const pathItem = {
                                    type: "array",
                                    origin: "value",
                                    input: input,
                                    key: key,
                                    value: value$1
                                };
                                for (const issue of itemDataset.issues) {
                                    if (issue.path) issue.path.unshift(pathItem); else issue.path = [ pathItem ];
                                    dataset.issues?.push(issue);
                                }
                                if (!dataset.issues) dataset.issues = itemDataset.issues;
                                if (config$1.abortEarly) {
                                    dataset.typed = false;
                                    break;
                                }
                            }
                            if (!itemDataset.typed) dataset.typed = false;
                            dataset.value.push(itemDataset.value);
                        }
                    } else _addIssue(this, "type", dataset, config$1);
                    return dataset;
                }
            });
        }
        function boolean(message$1) {
            return _standardSchema({
                kind: "schema",
                type: "boolean",
                reference: boolean,
                expects: "boolean",
                async: false,
                message: message$1,
                "~run"(dataset, config$1) {
                    if (typeof dataset.value === "boolean") dataset.typed = true; else _addIssue(this, "type", dataset, config$1);
                    return dataset;
                }
            });
        }
        function custom(check$1, message$1) {
            return _standardSchema({
                kind: "schema",
                type: "custom",
                reference: custom,
                expects: "unknown",
                async: false,
                check: check$1,
                message: message$1,
                "~run"(dataset, config$1) {
                    if (this.check(dataset.value)) dataset.typed = true; else _addIssue(this, "type", dataset, config$1);
                    return dataset;
                }
            });
        }
        function nullable(wrapped, default_) {
            return _standardSchema({
                kind: "schema",
                type: "nullable",
                reference: nullable,
                expects: `(${wrapped.expects} | null)`,
                async: false,
                wrapped: wrapped,
                default: default_,
                "~run"(dataset, config$1) {
                    if (dataset.value === null) {
                        if (this.default !== void 0) dataset.value = getDefault(this, dataset, config$1);
                        if (dataset.value === null) {
                            dataset.typed = true;
                            return dataset;
                        }
                    }
                    return this.wrapped["~run"](dataset, config$1);
                }
            });
        }
        function number(message$1) {
            return _standardSchema({
                kind: "schema",
                type: "number",
                reference: number,
                expects: "number",
                async: false,
                message: message$1,
                "~run"(dataset, config$1) {
                    if (typeof dataset.value === "number" && !isNaN(dataset.value)) dataset.typed = true; else _addIssue(this, "type", dataset, config$1);
                    return dataset;
                }
            });
        }
        function object(entries$1, message$1) {
            return _standardSchema({
                kind: "schema",
                type: "object",
                reference: object,
                expects: "Object",
                async: false,
                entries: entries$1,
                message: message$1,
                "~run"(dataset, config$1) {
                    const input = dataset.value;
                    if (input && typeof input === "object") {
                        dataset.typed = true;
                        dataset.value = {};
                        for (const key in this.entries) {
                            const valueSchema = this.entries[key];
                            if (key in input || (valueSchema.type === "exact_optional" || valueSchema.type === "optional" || valueSchema.type === "nullish") && valueSchema.default !== void 0) {
                                const value$1 = key in input ? input[key] : getDefault(valueSchema);
                                const valueDataset = valueSchema["~run"]({
                                    value: value$1
                                }, config$1);
                                if (valueDataset.issues) {
                                    const pathItem = {
                                        type: "object",
                                        origin: "value",
                                        input: input,
                                        key: key,
                                        value: value$1
                                    };
                                    for (const issue of valueDataset.issues) {
                                        if (issue.path) issue.path.unshift(pathItem); else issue.path = [ pathItem ];
                                        dataset.issues?.push(issue);
                                    }
                                    if (!dataset.issues) dataset.issues = valueDataset.issues;
                                    if (config$1.abortEarly) {
                                        dataset.typed = false;
                                        break;
                                    }
                                }
                                if (!valueDataset.typed) dataset.typed = false;
                                dataset.value[key] = valueDataset.value;
                            } else if (valueSchema.fallback !== void 0) dataset.value[key] = getFallback(valueSchema); else if (valueSchema.type !== "exact_optional" && valueSchema.type !== "optional" && valueSchema.type !== "nullish") {
                                _addIssue(this, "key", dataset, config$1, {
                                    input: void 0,
                                    expected: `"${key}"`,
                                    path: [ {
                                        type: "object",
                                        origin: "key",
                                        input: input,
                                        key: key,
                                        value: input[key]
                                    } ]
                                });
                                if (config$1.abortEarly) break;
                            }
                        }
                    } else _addIssue(this, "type", dataset, config$1);
                    return dataset;
                }
            });
        }
        function optional(wrapped, default_) {
            return _standardSchema({
                kind: "schema",
                type: "optional",
                reference: optional,
                expects: `(${wrapped.expects} | undefined)`,
                async: false,
                wrapped: wrapped,
                default: default_,
                "~run"(dataset, config$1) {
                    if (dataset.value === void 0) {
                        if (this.default !== void 0) dataset.value = getDefault(this, dataset, config$1);
                        if (dataset.value === void 0) {
                            dataset.typed = true;
                            return dataset;
                        }
                    }
                    return this.wrapped["~run"](dataset, config$1);
                }
            });
        }
        function picklist(options, message$1) {
            return _standardSchema({
                kind: "schema",
                type: "picklist",
                reference: picklist,
                expects: _joinExpects(options.map(_stringify), "|"),
                async: false,
                options: options,
                message: message$1,
                "~run"(dataset, config$1) {
                    if (this.options.includes(dataset.value)) dataset.typed = true; else _addIssue(this, "type", dataset, config$1);
                    return dataset;
                }
            });
        }
        function string(message$1) {
            return _standardSchema({
                kind: "schema",
                type: "string",
                reference: string,
                expects: "string",
                async: false,
                message: message$1,
                "~run"(dataset, config$1) {
                    if (typeof dataset.value === "string") dataset.typed = true; else _addIssue(this, "type", dataset, config$1);
                    return dataset;
                }
            });
        }
        function _subIssues(datasets) {
            let issues;
            if (datasets) for (const dataset of datasets) if (issues) for (const issue of dataset.issues) issues.push(issue); else issues = dataset.issues;
            return issues;
        }
        function union(options, message$1) {
            return _standardSchema({
                kind: "schema",
                type: "union",
                reference: union,
                expects: _joinExpects(options.map(option => option.expects), "|"),
                async: false,
                options: options,
                message: message$1,
                "~run"(dataset, config$1) {
                    let validDataset;
                    let typedDatasets;
                    let untypedDatasets;
                    for (const schema of this.options) {
                        const optionDataset = schema["~run"]({
                            value: dataset.value
                        }, config$1);
                        if (optionDataset.typed) if (optionDataset.issues) if (typedDatasets) typedDatasets.push(optionDataset); else typedDatasets = [ optionDataset ]; else {
                            validDataset = optionDataset;
                            break;
                        } else if (untypedDatasets) untypedDatasets.push(optionDataset); else untypedDatasets = [ optionDataset ];
                    }
                    if (validDataset) return validDataset;
                    if (typedDatasets) {
                        if (typedDatasets.length === 1) return typedDatasets[0];
                        _addIssue(this, "type", dataset, config$1, {
                            issues: _subIssues(typedDatasets)
                        });
                        dataset.typed = true;
                    } else if (untypedDatasets?.length === 1) return untypedDatasets[0]; else _addIssue(this, "type", dataset, config$1, {
                        issues: _subIssues(untypedDatasets)
                    });
                    return dataset;
                }
            });
        }
        function unknown() {
            return _standardSchema({
                kind: "schema",
                type: "unknown",
                reference: unknown,
                expects: "unknown",
                async: false,
                "~run"(dataset) {
                    dataset.typed = true;
                    return dataset;
                }
            });
        }
        function variant(key, options, message$1) {
            return _standardSchema({
                kind: "schema",
                type: "variant",
                reference: variant,
                expects: "Object",
                async: false,
                key: key,
                options: options,
                message: message$1,
                "~run"(dataset, config$1) {
                    const input = dataset.value;
                    if (input && typeof input === "object") {
                        let outputDataset;
                        let maxDiscriminatorPriority = 0;
                        let invalidDiscriminatorKey = this.key;
                        let expectedDiscriminators = [];
                        const parseOptions = (variant$1, allKeys) => {
                            for (const schema of variant$1.options) {
                                if (schema.type === "variant") parseOptions(schema, new Set(allKeys).add(schema.key)); else {
                                    let keysAreValid = true;
                                    let currentPriority = 0;
                                    for (const currentKey of allKeys) {
                                        const discriminatorSchema = schema.entries[currentKey];
                                        if (currentKey in input ? discriminatorSchema["~run"]({
                                            typed: false,
                                            value: input[currentKey]
                                        }, ABORT_EARLY_CONFIG).issues : discriminatorSchema.type !== "exact_optional" && discriminatorSchema.type !== "optional" && discriminatorSchema.type !== "nullish") {
                                            keysAreValid = false;
                                            if (invalidDiscriminatorKey !== currentKey && (maxDiscriminatorPriority < currentPriority || maxDiscriminatorPriority === currentPriority && currentKey in input && !(invalidDiscriminatorKey in input))) {
                                                maxDiscriminatorPriority = currentPriority;
                                                invalidDiscriminatorKey = currentKey;
                                                expectedDiscriminators = [];
                                            }
                                            if (invalidDiscriminatorKey === currentKey) expectedDiscriminators.push(schema.entries[currentKey].expects);
                                            break;
                                        }
                                        currentPriority++;
                                    }
                                    if (keysAreValid) {
                                        const optionDataset = schema["~run"]({
                                            value: input
                                        }, config$1);
                                        if (!outputDataset || !outputDataset.typed && optionDataset.typed) outputDataset = optionDataset;
                                    }
                                }
                                if (outputDataset && !outputDataset.issues) break;
                            }
                        };
                        parseOptions(this, new Set([ this.key ]));
                        if (outputDataset) return outputDataset;
                        _addIssue(this, "type", dataset, config$1, {
                            input: input[invalidDiscriminatorKey],
                            expected: _joinExpects(expectedDiscriminators, "|"),
                            path: [ {
                                type: "object",
                                origin: "value",
                                input: input,
                                key: invalidDiscriminatorKey,
                                value: input[invalidDiscriminatorKey]
                            } ]
                        });
                    } else _addIssue(this, "type", dataset, config$1);
                    return dataset;
                }
            });
        }
        function parse(schema, input, config$1) {
            const dataset = schema["~run"]({
                value: input
            }, getGlobalConfig(config$1));
            if (dataset.issues) throw new ValiError(dataset.issues);
            return dataset.value;
        }
        function pipe(...pipe$1) {
            return _standardSchema({
                ...pipe$1[0],
                pipe: pipe$1,
                "~run"(dataset, config$1) {
                    for (const item of pipe$1) if (item.kind !== "metadata") {
                        if (dataset.issues && (item.kind === "schema" || item.kind === "transformation")) {
                            dataset.typed = false;
                            break;
                        }
                        if (!dataset.issues || !config$1.abortEarly && !config$1.abortPipeEarly) dataset = item["~run"](dataset, config$1);
                    }
                    return dataset;
                }
            });
        }
        function safeParse(schema, input, config$1) {
            const dataset = schema["~run"]({
                value: input
            }, getGlobalConfig(config$1));
            return {
                typed: dataset.typed,
                success: !dataset.issues,
                output: dataset.value,
                issues: dataset.issues
            };
        }
    }
};

var __webpack_module_cache__ = {};

function __nccwpck_require__(moduleId) {
    var cachedModule = __webpack_module_cache__[moduleId];
    if (cachedModule !== void 0) return cachedModule.exports;
    var module = __webpack_module_cache__[moduleId] = {
        id: moduleId,
        loaded: false,
        exports: {}
    };
    var threw = true;
    try {
        __webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
        threw = false;
    } finally {
        if (threw) delete __webpack_module_cache__[moduleId];
    }
    module.loaded = true;
    return module.exports;
}

__nccwpck_require__.m = __webpack_modules__;

if (typeof __nccwpck_require__ !== "undefined") __nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";

(() => {
    var getProto = Object.getPrototypeOf ? obj => Object.getPrototypeOf(obj) : obj => obj.__proto__;
    var leafPrototypes;
    __nccwpck_require__.t = function(value, mode) {
        if (mode & 1) value = this(value);
        if (mode & 8) return value;
        if (typeof value === "object" && value) {
            if (mode & 4 && value.__esModule) return value;
            if (mode & 16 && typeof value.then === "function") return value;
        }
        var ns = Object.create(null);
        __nccwpck_require__.r(ns);
        var def = {};
        leafPrototypes = leafPrototypes || [ null, getProto({}), getProto([]), getProto(getProto) ];
        for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach(key => def[key] = () => value[key]);
        def["default"] = () => value;
        __nccwpck_require__.d(ns, def);
        return ns;
    };
})();

(() => {
    __nccwpck_require__.d = (exports, definition) => {
        for (var key in definition) if (__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) Object.defineProperty(exports, key, {
            enumerable: true,
            get: definition[key]
        });
    };
})();

(() => {
    __nccwpck_require__.f = {};
    __nccwpck_require__.e = chunkId => Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
        __nccwpck_require__.f[key](chunkId, promises);
        return promises;
    }, []));
})();

(() => {
    __nccwpck_require__.u = chunkId => chunkId + ".run.js";
})();

(() => {
    __nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop);
})();

(() => {
    __nccwpck_require__.r = exports => {
        if (typeof Symbol !== "undefined" && Symbol.toStringTag) Object.defineProperty(exports, Symbol.toStringTag, {
            value: "Module"
        });
        Object.defineProperty(exports, "__esModule", {
            value: true
        });
    };
})();

(() => {
    __nccwpck_require__.nmd = module => {
        module.paths = [];
        if (!module.children) module.children = [];
        return module;
    };
})();

(() => {
    var installedChunks = {
        792: 0
    };
    var installChunk = data => {
        var {ids: ids, modules: modules, runtime: runtime} = data;
        var moduleId, chunkId, i = 0;
        for (moduleId in modules) if (__nccwpck_require__.o(modules, moduleId)) __nccwpck_require__.m[moduleId] = modules[moduleId];
        if (runtime) runtime(__nccwpck_require__);
        for (;i < ids.length; i++) {
            chunkId = ids[i];
            if (__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) installedChunks[chunkId][0]();
            installedChunks[ids[i]] = 0;
        }
    };
    __nccwpck_require__.f.j = (chunkId, promises) => {
        var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : void 0;
        if (installedChunkData !== 0) if (installedChunkData) promises.push(installedChunkData[1]); else if (true) {
            var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, e => {
                if (installedChunks[chunkId] !== 0) installedChunks[chunkId] = void 0;
                throw e;
            });
            promise = Promise.race([ promise, new Promise(resolve => installedChunkData = installedChunks[chunkId] = [ resolve ]) ]);
            promises.push(installedChunkData[1] = promise);
        }
    };
})();

var __webpack_exports__ = {};

__nccwpck_require__.d(__webpack_exports__, {
    e: () => run
});

var promises_ = __nccwpck_require__(8500);

const systemClock = {
    nowMs: () => performance.now(),
    now: () => new Date,
    random: () => Math.random(),
    sleep: (ms, signal) => (0, promises_.setTimeout)(Math.ceil(Math.max(0, ms)) + 1, void 0, {
        signal: signal
    }).catch(() => {
        throw signal.reason;
    })
};

var errors = __nccwpck_require__(5071);

var external_os_ = __nccwpck_require__(857);

function utils_toCommandValue(input) {
    if (input === null || input === void 0) return ""; else if (typeof input === "string" || input instanceof String) return input;
    return JSON.stringify(input);
}

function toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) return {};
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}

function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}

function command_issue(name, message = "") {
    command_issueCommand(name, {}, message);
}

const CMD_STRING = "::";

class Command {
    constructor(command, properties, message) {
        if (!command) command = "missing.command";
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += " ";
            let first = true;
            for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
                const val = this.properties[key];
                if (val) {
                    if (first) first = false; else cmdStr += ",";
                    cmdStr += `${key}=${escapeProperty(val)}`;
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}

function escapeData(s) {
    return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}

function escapeProperty(s) {
    return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}

__WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

var __awaiter = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
    function adopt(value) {
        return value instanceof P ? value : new P(function(resolve) {
            resolve(value);
        });
    }
    return new (P || (P = Promise))(function(resolve, reject) {
        function fulfilled(value) {
            try {
                step(generator.next(value));
            } catch (e) {
                reject(e);
            }
        }
        function rejected(value) {
            try {
                step(generator["throw"](value));
            } catch (e) {
                reject(e);
            }
        }
        function step(result) {
            result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
        }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};

var ExitCode;

(function(ExitCode) {
    ExitCode[ExitCode["Success"] = 0] = "Success";
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));

function setSecret(secret) {
    command_issueCommand("add-mask", {}, secret);
}

function error(message, properties = {}) {
    command_issueCommand("error", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}

function warning(message, properties = {}) {
    command_issueCommand("warning", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}

function notice(message, properties = {}) {
    command_issueCommand("notice", toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}

function info(message) {
    process.stdout.write(message + external_os_.EOL);
}

function startGroup(name) {
    command_issue("group", name);
}

function endGroup() {
    command_issue("endgroup");
}

function group(name, fn) {
    return __awaiter(this, void 0, void 0, function*() {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        } finally {
            endGroup();
        }
        return result;
    });
}

var redact = __nccwpck_require__(8089);

function createLog() {
    return {
        info: message => info(toLogLine(message)),
        notice: message => notice(toLogLine(message)),
        warning: message => warning(toLogLine(message)),
        error: message => error(toLogLine(message)),
        group: (title, act) => group(toLogLine(title), act),
        mask(secret) {
            if (secret === "") return;
            setSecret(secret);
            (0, redact.G)(secret);
        }
    };
}

function toLogLine(message) {
    return (0, redact.E)(message).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").replaceAll("##[", "## [").replace(/^(\s*):(?=:)/, "$1: ");
}

var outputs = __nccwpck_require__(2942);

var run_command = __nccwpck_require__(1528);

var agent = __nccwpck_require__(7405);

var faults = __nccwpck_require__(9034);

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

function proxyFor(target, env) {
    const noProxy = env.no_proxy?.trim() || (env.NO_PROXY ?? "");
    if (LOOPBACK.test(target.hostname) || isExcluded(target, noProxy)) return;
    const lower = target.protocol === "https:" ? "https_proxy" : "http_proxy";
    const name = [ lower, lower.toUpperCase() ].find(candidate => env[candidate]?.trim());
    if (name === void 0) return;
    const url = parseProxyUrl(env[name]?.trim() ?? "");
    if (url !== void 0) return url;
    throw new faults.GI("blocked", `${name} is not an http or https URL. Set it to something like http://proxy.example:3128, with characters such as % and @ in a password percent-encoded.`);
}

function isExcluded({hostname: hostname, port: port, protocol: protocol}, noProxy) {
    const targetPort = port || (protocol === "https:" ? "443" : "80");
    return noProxy.split(/[\s,]+/).some(entry => {
        if (entry === "*") return true;
        const [, host, onlyPort = targetPort] = /^(?:\*?\.)?([^:]+)(?::(\d+))?$/.exec(entry) ?? [];
        if (host === void 0 || onlyPort !== targetPort) return false;
        return `.${hostname}`.endsWith(`.${host.toLowerCase()}`);
    });
}

function parseProxyUrl(value) {
    try {
        const url = new URL(value.includes("://") ? value : `http://${value}`);
        decodeURIComponent(`${url.username}:${url.password}`);
        const isBare = url.pathname === "/" && url.search === "" && url.hash === "";
        return /^https?:$/.test(url.protocol) && isBare && !/\s/.test(value) ? url : void 0;
    } catch {
        return;
    }
}

const USER_AGENT = "docs-agent-action/0.1.0";

const CONNECT_TIMEOUT_MS = 1e4;

const FIRST_BUFFER_BYTES = 64 * 1024;

const ADVICE = "Is there a proxy between the runner and the server?";

const OPTIONS = {
    headersTimeout: 0,
    bodyTimeout: 0
};

const CONNECT = {
    autoSelectFamilyAttemptTimeout: faults.OY,
    rejectUnauthorized: true
};

function createTransport(env) {
    const kept = new agent({
        ...OPTIONS,
        connect: CONNECT
    });
    return async request => {
        const proxy = proxyFor(request.url, env);
        const isKept = request.method === "GET" && proxy === void 0;
        const dispatcher = isKept ? kept : await openDispatcher(proxy);
        try {
            return await exchange(request, dispatcher, proxy?.host);
        } finally {
            if (!isKept) dispatcher.destroy();
        }
    };
}

async function openDispatcher(proxy) {
    if (proxy === void 0) return new agent({
        ...OPTIONS,
        connect: CONNECT
    });
    const {default: ProxyAgent} = await __nccwpck_require__.e(672).then(__nccwpck_require__.t.bind(__nccwpck_require__, 6672, 19));
    const {default: Pool} = await Promise.resolve().then(__nccwpck_require__.t.bind(__nccwpck_require__, 628, 19));
    const {default: openTunnel} = await __nccwpck_require__.e(660).then(__nccwpck_require__.t.bind(__nccwpck_require__, 2279, 19));
    return new ProxyAgent({
        ...OPTIONS,
        uri: proxy.href,
        requestTls: CONNECT,
        proxyTls: CONNECT,
        clientFactory(origin, options) {
            const pool = new Pool(origin, options);
            return Object.assign(pool, {
                connect: async options => {
                    const tunnel = await openTunnel.call(pool, options).catch(cause => {
                        throw (0, faults.xh)(proxy.host, cause);
                    });
                    if (tunnel.statusCode === 200) return tunnel;
                    tunnel.socket.on("error", () => {}).destroy();
                    throw (0, faults.vd)(proxy.host, tunnel.statusCode);
                }
            });
        }
    });
}

async function exchange(request, dispatcher, proxy) {
    const {method: method, url: url, headers: headers, body: body = null, signal: signal, timeoutMs: timeoutMs, maxBytes: maxBytes} = request;
    signal.throwIfAborted();
    const answer = Promise.withResolvers();
    let isSettled = false;
    let controller;
    const response = {
        status: 0,
        headers: {},
        body: ""
    };
    let received = Buffer.alloc(Math.min(FIRST_BUFFER_BYTES, maxBytes));
    let bytes = 0;
    const fail = error => {
        if (isSettled) return;
        isSettled = true;
        answer.reject(error);
        controller?.abort(new Error("no longer wanted"));
    };
    const refuse = (fault, what) => fail(new faults.GI(fault, what, {
        advice: ADVICE
    }));
    const expire = () => {
        const seconds = Number((timeoutMs / 1e3).toFixed(1));
        const what = `no complete answer within ${seconds} s. ${url.host} may be overloaded`;
        fail(controller ? new faults.GI("unanswered", what) : (0, faults._e)(url, proxy));
    };
    const cancel = () => fail(signal.reason);
    const connectTimer = setTimeout(() => controller ?? expire(), CONNECT_TIMEOUT_MS);
    const timer = setTimeout(expire, timeoutMs);
    signal.addEventListener("abort", cancel);
    const handler = {
        onRequestStart(started) {
            controller = started;
            if (isSettled) started.abort(new Error("no longer wanted")); else request.onSent?.();
        },
        onResponseStart(_, status, fields) {
            if (status < 200) return;
            response.status = status;
            for (const [name, value] of Object.entries(fields)) {
                const first = Array.isArray(value) ? value[0] : value;
                if (first !== void 0) response.headers[name.toLowerCase()] = first;
            }
            if (![ "identity", void 0 ].includes(response.headers["content-encoding"])) refuse("unusable", "the answer is compressed, although we asked for no compression");
        },
        onResponseData(_, chunk) {
            const neededBytes = bytes + chunk.length;
            if (neededBytes > maxBytes) return refuse("too-large", `the answer is larger than ${maxBytes / 1024 / 1024} MiB`);
            if (neededBytes > received.length) received = Buffer.concat([ received ], Math.min(2 * neededBytes, maxBytes));
            bytes += chunk.copy(received, bytes);
        },
        onResponseEnd() {
            isSettled = true;
            answer.resolve({
                ...response,
                body: received.toString("utf8", 0, bytes)
            });
        },
        onResponseError: (_, error) => fail((0, faults.$t)(error, {
            url: url,
            proxy: proxy,
            isSent: controller !== void 0
        }))
    };
    try {
        const ours = {
            "user-agent": USER_AGENT,
            "accept-encoding": "identity"
        };
        const {origin: origin, pathname: pathname, search: search} = url;
        const sent = {
            ...headers,
            ...ours
        };
        dispatcher.dispatch({
            origin: origin,
            path: pathname + search,
            method: method,
            headers: sent,
            body: body
        }, handler);
        return await answer.promise;
    } finally {
        clearTimeout(connectTimer);
        clearTimeout(timer);
        signal.removeEventListener("abort", cancel);
    }
}

const COMMANDS = {
    ask: async (...of) => (0, run_command.d1)((await Promise.all([ __nccwpck_require__.e(194), __nccwpck_require__.e(244), __nccwpck_require__.e(991) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 6991))).ask, ...of),
    preview: async (...of) => (0, run_command.d1)((await Promise.all([ __nccwpck_require__.e(194), __nccwpck_require__.e(244), __nccwpck_require__.e(988) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 4988))).preview, ...of),
    publish: async (...of) => (0, run_command.d1)((await Promise.all([ __nccwpck_require__.e(194), __nccwpck_require__.e(244), __nccwpck_require__.e(988) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 4988))).publish, ...of),
    "removed-pages": async (...of) => (0, run_command.d1)((await Promise.all([ __nccwpck_require__.e(194), __nccwpck_require__.e(275) ]).then(__nccwpck_require__.bind(__nccwpck_require__, 275))).removedPages, ...of)
};

async function run(name) {
    const {env: env} = process;
    const log = createLog();
    failOnCrash(thrown => {
        new outputs.tY({
            outcome: "word"
        }, env.GITHUB_OUTPUT, log).set([ [ "outcome", "error" ] ]);
        log.error((0, errors.WE)(thrown, log));
    });
    const signal = listenForCancellation();
    const world = {
        send: createTransport(env),
        clock: systemClock,
        log: log,
        signal: signal
    };
    const {fails: fails} = await COMMANDS[name](env, world);
    return await endProcess(fails ? 1 : 0);
}

function listenForCancellation() {
    const controller = new AbortController;
    for (const name of [ "SIGINT", "SIGTERM", "SIGBREAK" ]) process.on(name, () => controller.abort(new errors.cJ(`cancelled by ${name}`)));
    return controller.signal;
}

async function endProcess(code) {
    const flushed = [ process.stdout, process.stderr ].map(stream => new Promise(resolve => stream.write("", () => resolve())));
    const late = new Promise(resolve => setTimeout(resolve, 1e3));
    await Promise.race([ Promise.all(flushed), late ]);
    process.exit(process.exitCode ?? code);
}

function failOnCrash(report) {
    process.on("uncaughtException", error => {
        try {
            report(error);
        } finally {
            process.exit(1);
        }
    });
    process.stdout.on("error", () => {
        process.exitCode = 1;
    });
}

var __webpack_exports__run = __webpack_exports__.e;

export { __webpack_exports__run as run };
