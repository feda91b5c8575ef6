/** A small sheet with everything in it, for tests: shared boxes, connections with one and two links, a lock in an arm of a lock. */
export const FIXTURE = `
sheet fixture
chapter 2
star s1 1 100 100
star s2 2 300 100
star s3 3 500 100
star s4 4 100 300 lock 3
star s5 5 300 300 arm a1
star s6 6 500 300 lock 1 arm a1
star s7 1 700 300 arm a2
star s8 2 100 500
star s9 3 300 500
star s10 5 500 500 arm a1
box b1 100 700 s1
box b2 200 100 s1 s2
box b3 400 100 s2 s3
box b4 500 700 s8
box b5 100 400 s4 s9
box b6 200 300 s4 s5
box b7 400 300 s5 s6 s10 arm a1
box b8 600 300 s6 s7 arm a1
box b9 800 300 s7 arm a2
circle c1 600 600 s3-b4
circle c2 200 600 s8-b1 s9-b1
circle c3 400 600 s10-b1
arm a1 on s4
arm a2 on s6
line s1 s2 s3
line s4 s5 s6 s7
line s8 s9 s10
figure hook s1 s2 s3
medals 5 9 14
`
