// The right Node.js is on the path already.
