/** Chapter 3: the first locks and arms. How to read a sheet: SHEETS.md. */

const HERO = `
sheet hero
chapter 3
star s1 5 600 81
star s2 4 154 225
star s3 2 505 194
star s4 1 652 199
star s5 3 910 248
star s6 5 80 353
star s7 4 275 364
star s8 3 414 311
star s9 4 704 335
star s10 2 274 512
star s11 6 501 439 lock 3
star s12 6 156 602 lock 3
star s13 3 516 586 arm a2
star s14 6 783 615
star s15 2 133 748 arm a1
star s16 1 552 729 arm a2
star s17 1 169 891 arm a1
star s18 5 333 910 arm a1
box b1 490 81 s1 s3
box b2 710 81 s1 s4
box b3 154 115 s2
box b4 264 225 s2
box b5 460 253 s3 s8
box b6 807 292 s5 s9
box b7 178 359 s6 s7 s10
box b8 345 338 s7 s8
box b9 509 513 s11 s13
box b10 215 557 s10 s12
box b11 534 658 s13 s16 arm a2
box b12 893 615 s14
box b13 145 675 s12 s15
box b14 783 725 s14
box b15 235 803 s15 s17 s18 arm a1
box b16 251 901 s17 s18 arm a1
circle c1 810 165 s5-b2
circle c2 172 289 s6-b4
circle c3 556 226 s4-b5 s9-b5
circle c4 423 389 s11-b8
circle c5 668 727 s16-b14
arm a1 on s12
arm a2 on s11
line s1 s3 s8 s7 s10 s12 s15 s17 s18
line s3 s4
line s8 s11 s13 s16
line s7 s6 s2
line s11 s9 s5
medals 34 44 56
`

const CHAINED_LADY = `
sheet chained-lady
chapter 3
star s1 6 225 85 arm a2
star s2 5 727 122 arm a1
star s3 5 90 262
star s4 1 353 160 arm a2
star s5 2 910 238 arm a1
star s6 3 188 401
star s7 1 428 304 lock 3
star s8 3 749 299 arm a1
star s9 6 300 554
star s10 4 405 450
star s11 5 489 550
star s12 2 580 433 lock 1
star s13 1 817 551
star s14 4 453 693
star s15 6 177 781
star s16 1 512 829
star s17 3 638 743
star s18 4 404 930
box b1 90 152 s3
box b2 289 123 s1 s4 arm a2
box b3 463 160 s4 arm a2
box b4 738 211 s2 s8 arm a1
box b5 910 128 s5 arm a1
box b6 139 332 s3 s6
box b7 417 377 s7 s10 s12
box b8 910 348 s5 arm a1
box b9 300 444 s7 s9 s10
box b10 535 492 s11 s12
box b11 471 622 s11 s14
box b12 728 647 s13 s17
box b13 239 668 s9 s15
box b14 483 761 s14 s16 s17
box b15 338 842 s15 s18
box b16 514 930 s16 s18
circle c1 334 88 s1-b3
circle c2 819 125 s2-b5
circle c3 830 324 s8-b8
circle c4 214 535 s6-b13
circle c5 676 522 s13-b10
arm a1 on s12
arm a2 on s7
line s17 s14 s9 s6 s3
line s14 s11 s12 s8 s5
line s8 s2
line s9 s10 s7 s4 s1
line s14 s16 s18
medals 43 52 59
`

const WINGED_HORSE = `
sheet winged-horse
chapter 3
star s1 2 351 83
star s2 6 737 90
star s3 4 162 196
star s4 1 472 272
star s5 4 588 180
star s6 3 573 380 lock 0
star s7 1 751 349 arm a2
star s8 3 887 292 arm a2
star s9 2 263 449
star s10 1 90 608
star s11 4 464 646
star s12 6 769 582
star s13 5 591 777 lock 1
star s14 5 910 790 arm a1
star s15 2 114 894
star s16 3 407 854
star s17 6 767 910 arm a1
box b1 461 83 s1 s4 s5
box b2 257 140 s1 s3
box b3 663 135 s2 s5
box b4 887 182 s8 arm a2
box b5 228 284 s3
box b6 523 326 s4 s6
box b7 819 321 s7 s8 arm a2
box b8 662 365 s6 s7
box b9 177 529 s9 s10
box b10 879 582 s12
box b11 407 744 s11 s16
box b12 528 712 s11 s13
box b13 114 784 s10 s15
box b14 261 874 s15 s16
box b15 839 850 s14 s17 arm a1
box b16 657 910 s17 arm a1
circle c1 599 87 s2-b1
circle c2 246 367 s9-b5
circle c3 716 474 s12-b8
circle c4 499 761 s13-b11
circle c5 895 686 s14-b10
arm a1 on s13
arm a2 on s6
line s11 s4 s3 s10 s11 s13 s17 s14
line s4 s5 s2
line s4 s6 s7 s8
medals 39 46 54
`

const CHARIOTEER = `
sheet charioteer
chapter 3
star s1 4 226 90
star s2 3 485 106 arm a1
star s3 6 97 204
star s4 5 392 247
star s5 1 768 166 arm a1
star s6 2 174 384
star s7 6 554 361
star s8 5 910 305 arm a1
star s9 5 318 532
star s10 3 658 542
star s11 1 735 424 lock 0
star s12 2 868 553
star s13 4 132 627
star s14 4 486 669
star s15 1 775 759
star s16 3 150 886
star s17 2 464 910
box b1 97 94 s1 s3
box b2 595 106 s2 s5 arm a1
box b3 200 237 s1 s3 s6
box b4 473 304 s4 s7
box b5 839 236 s5 s8 arm a1
box b6 645 393 s7 s11
box b7 910 415 s8 arm a1
box b8 428 532 s9 s14
box b9 763 548 s10 s12
box b10 802 489 s11 s12
box b11 225 580 s9 s13
box b12 717 651 s10 s15
box b13 150 776 s13 s16
box b14 475 790 s14 s17
box b15 260 886 s16
circle c1 479 205 s2-b4
circle c2 296 242 s4-b3
circle c3 200 482 s6-b11
circle c4 770 670 s15-b9
circle c5 362 898 s17-b15
arm a1 on s11
line s7 s6 s13 s17 s15 s10 s7
line s1 s6
line s7 s11 s12 s10
medals 44 52 62
`

const HERDSMAN = `
sheet herdsman
chapter 3
star s1 6 573 82 arm a2
star s2 4 849 104
star s3 3 627 220 arm a2
star s4 6 432 341
star s5 1 573 385 lock 0
star s6 2 95 514 arm a1
star s7 5 241 503 arm a1
star s8 2 368 482 lock 1
star s9 5 618 551
star s10 3 861 475
star s11 3 70 660 arm a1
star s12 6 217 680 arm a1
star s13 1 346 608 arm a1
star s14 4 514 625
star s15 5 651 788
star s16 1 799 779
star s17 1 289 903
star s18 4 542 910
star s19 2 930 849
box b1 463 82 s1 arm a2
box b2 739 104 s2
box b3 600 151 s1 s3 arm a2
box b4 849 214 s2
box b5 432 231 s4
box b6 600 303 s3 s5
box b7 95 404 s6 s7 arm a1
box b8 400 412 s4 s8
box b9 596 468 s5 s9
box b10 294 556 s7 s12 s13 arm a1
box b11 144 670 s6 s11 s12 arm a1
box b12 346 718 s13 arm a1
box b13 514 735 s14 s15 s18
box b14 896 662 s10 s19
box b15 725 784 s15 s16
box b16 865 814 s16 s19
box b17 416 907 s17 s18
circle c1 345 343 s8-b5
circle c2 855 345 s10-b4
circle c3 457 519 s14-b8 s9-b8
circle c4 195 750 s11-b12
circle c5 402 819 s17-b13
arm a1 on s8
arm a2 on s5
line s19 s16 s15 s14 s8 s4 s5 s9 s15 s18
line s5 s3 s1
line s7 s13 s12 s11 s6
medals 42 50 58
`

const STRONG_MAN = `
sheet strong-man
chapter 3
star s1 1 310 133 arm a2
star s2 3 497 134
star s3 6 796 81
star s4 4 708 200
star s5 4 180 339 arm a2
star s6 4 440 364 lock 3
star s7 5 629 325
star s8 2 82 492 arm a1
star s9 1 526 508
star s10 5 672 485
star s11 6 916 432
star s12 6 212 562 arm a1
star s13 3 290 688 lock 2
star s14 2 434 654
star s15 1 763 728 lock 3
star s16 3 910 817
star s17 2 141 865
star s18 5 430 910
star s19 4 650 914
box b1 200 133 s1 s5 arm a2
box b2 607 134 s2 s4
box b3 752 141 s3 s4
box b4 245 236 s1 s5 arm a2
box b5 497 244 s2 s7
box b6 82 382 s8 arm a1
box b7 483 436 s6 s9
box b8 651 405 s7 s10
box b9 806 432 s10 s11
box b10 147 527 s8 s12 arm a1
box b11 916 542 s11
box b12 251 625 s12 s13
box b13 480 581 s9 s14
box b14 362 671 s13 s14
box b15 251 865 s17
box b16 837 773 s15 s16
box b17 540 912 s18 s19
box b18 822 883 s16 s19
circle c1 702 108 s3-b2
circle c2 469 304 s6-b5
circle c3 840 635 s15-b11
circle c4 196 745 s17-b12
circle c5 341 888 s18-b15
arm a1 on s13
arm a2 on s6
line s6 s7 s10 s9 s6
line s9 s14 s18
line s10 s15 s16
line s15 s18
line s7 s4 s3
line s6 s5 s1
line s14 s13 s12 s8
medals 46 54 61
`

export const CHAPTER_3: readonly string[] = [HERO, CHAINED_LADY, WINGED_HORSE, CHARIOTEER, HERDSMAN, STRONG_MAN]
