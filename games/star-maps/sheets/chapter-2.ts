/** Chapter 2: the zodiac and the summer. How to read a sheet: SHEETS.md. */

const TWINS = `
sheet twins
chapter 2
star s1 3 605 90
star s2 2 233 167
star s3 4 444 237
star s4 4 865 140
star s5 5 128 312
star s6 4 308 330
star s7 1 90 468
star s8 3 355 558
star s9 2 702 432
star s10 1 910 522
star s11 6 93 696
star s12 1 510 614
star s13 5 372 770
star s14 5 777 770
star s15 3 143 904
star s16 6 706 910
box b1 339 202 s2 s3
box b2 525 164 s1 s3
box b3 755 140 s4
box b4 271 249 s2 s6
box b5 865 250 s4
box b6 109 390 s5 s7
box b7 374 418 s6
box b8 806 477 s9 s10
box b9 245 558 s8
box b10 433 586 s8 s12
box b11 620 614 s12
box b12 118 800 s11 s15
box b13 262 770 s11 s13 s15
box b14 640 822 s14 s16
box b15 742 840 s14 s16
box b16 372 880 s13
circle c1 680 115 s1-b3
circle c2 251 365 s5-b7
circle c3 888 386 s10-b5
circle c4 168 513 s7-b9
circle c5 661 523 s9-b11
line s2 s3 s9 s10
line s3 s1
line s2 s6 s5 s7
line s5 s8 s12 s14
line s8 s13 s16
medals 48 56 65
`

const BULL = `
sheet bull
chapter 2
star s1 4 178 90
star s2 1 527 90
star s3 6 747 270
star s4 6 90 347
star s5 1 381 299
star s6 5 468 419
star s7 3 443 545
star s8 6 593 498
star s9 5 921 486
star s10 4 93 688
star s11 5 556 641
star s12 4 696 688
star s13 1 531 805
star s14 2 861 717
star s15 3 275 860
star s16 2 665 910
star s17 3 921 852
box b1 280 195 s1 s5
box b2 527 200 s2
box b3 637 180 s2 s3
box b4 90 237 s4
box b5 425 359 s5 s6
box b6 90 457 s4
box b7 531 459 s6 s7 s8
box b8 811 486 s9
box b9 500 593 s7 s8 s11
box b10 921 596 s9 s14
box b11 614 747 s12 s13
box b12 626 665 s11 s12
box b13 184 774 s10 s15
box b14 385 860 s13 s15
box b15 891 785 s14 s17
box b16 775 910 s16
circle c1 134 164 s1-b4
circle c2 779 378 s3-b8
circle c3 92 573 s10-b6
circle c4 640 829 s16-b11
circle c5 848 881 s17-b16
line s1 s5 s6 s8 s11 s7 s4
line s11 s12 s14 s17
line s12 s13
line s12 s16
line s8 s3
medals 51 59 68
`

const SCORPION = `
sheet scorpion
chapter 2
star s1 3 835 70
star s2 4 283 221
star s3 2 778 241
star s4 1 930 183
star s5 6 100 402
star s6 1 637 287
star s7 6 878 322
star s8 2 487 555
star s9 5 574 421
star s10 4 924 463
star s11 2 74 695
star s12 1 211 637
star s13 3 477 702
star s14 6 738 741
star s15 5 70 843
star s16 3 192 926
star s17 4 340 913
star s18 5 474 850
box b1 930 70 s1 s4
box b2 747 136 s1 s6
box b3 429 321 s2 s9
box b4 708 264 s3 s6
box b5 904 253 s4 s7
box b6 210 402 s2 s5
box b7 901 393 s7 s10
box b8 156 520 s5 s12
box b9 482 629 s8 s13
box b10 831 602 s10 s14
box b11 72 769 s11 s15
box b12 587 702 s13 s14
box b13 192 816 s11 s16 s17
box b14 97 926 s15 s16
box b15 407 882 s17 s18
circle c1 458 438 s8-b3
circle c2 641 343 s9-b4
circle c3 822 332 s3-b7
circle c4 202 727 s12-b13
circle c5 531 776 s18-b12
line s1 s4 s7 s10
line s4 s3 s6 s9 s8 s13 s18 s17 s16 s15 s11 s12
medals 55 63 72
`

const TEAPOT = `
sheet teapot
chapter 2
star s1 3 240 87
star s2 5 355 180
star s3 6 503 170
star s4 2 874 201
star s5 2 115 377
star s6 1 372 394
star s7 4 499 318
star s8 4 625 394
star s9 1 750 314
star s10 5 483 492
star s11 3 782 459
star s12 4 926 495
star s13 3 90 652
star s14 6 742 601
star s15 2 323 785
star s16 6 581 786
star s17 5 853 700
star s18 1 383 920
box b1 130 87 s1
box b2 298 134 s1 s2
box b3 429 175 s2 s3
box b4 764 201 s4 s9
box b5 501 244 s3 s7
box b6 244 386 s5 s6
box b7 766 387 s8 s9 s11
box b8 900 348 s4 s11 s12
box b9 90 542 s13
box b10 554 443 s6 s7 s8 s10
box b11 798 651 s14 s17
box b12 926 605 s12
box b13 90 762 s13
box b14 353 853 s15 s18
box b15 691 786 s16
box b16 581 896 s16 s18
circle c1 103 460 s5-b9
circle c2 383 447 s10-b6
circle c3 834 603 s14-b12
circle c4 772 743 s17-b15
circle c5 207 774 s15-b13
line s12 s11 s9 s8 s7 s6 s10 s14 s12
line s11 s14
line s11 s8 s10
line s9 s4
line s7 s3 s2 s1
line s14 s17
line s10 s13
line s10 s15 s18
medals 55 63 72
`

const MAIDEN = `
sheet maiden
chapter 2
star s1 5 74 193
star s2 4 303 178
star s3 2 560 181
star s4 1 590 400
star s5 4 910 297
star s6 3 90 443
star s7 5 288 451
star s8 2 420 518
star s9 6 625 545
star s10 6 771 519
star s11 1 899 445
star s12 6 93 666
star s13 5 241 674
star s14 4 525 657
star s15 3 247 819
star s16 1 458 819
star s17 3 771 789
box b1 189 186 s1 s2
box b2 450 181 s3
box b3 670 181 s3
box b4 140 281 s1 s6
box b5 771 409 s10 s11
box b6 905 371 s5 s11
box b7 189 447 s6 s7
box b8 505 459 s4 s8
box b9 608 473 s4 s9
box b10 575 601 s8 s9 s14
box b11 771 654 s10 s17
box b12 167 670 s12 s13
box b13 93 776 s12 s15
box b14 353 819 s15 s16
box b15 568 819 s14 s16
circle c1 377 180 s2-b2
circle c2 790 239 s5-b3
circle c3 397 455 s7-b8
circle c4 297 747 s13-b14
circle c5 670 804 s17-b15
line s5 s11 s10 s9 s14 s16 s15
line s16 s13 s12
line s9 s4 s3
line s4 s8 s7 s6
line s8 s14
medals 50 57 65
`

const EAGLE = `
sheet eagle
chapter 2
star s1 5 70 85
star s2 1 218 87
star s3 4 922 129
star s4 6 120 224
star s5 4 270 225
star s6 6 820 238
star s7 3 224 366
star s8 6 507 413
star s9 2 592 292
star s10 5 440 545
star s11 2 500 698
star s12 3 695 620
star s13 2 912 609
star s14 1 362 764
star s15 4 616 795
star s16 5 118 847
star s17 1 841 910
box b1 144 86 s1 s2 s4
box b2 846 72 s3 s6
box b3 95 155 s1 s4
box b4 244 156 s2 s5
box b5 871 184 s3 s6
box b6 247 296 s5 s7
box b7 334 366 s7
box b8 550 353 s8 s9
box b9 550 545 s10 s12
box b10 912 499 s13
box b11 401 655 s10 s14
box b12 598 659 s11 s12 s15
box b13 118 737 s16
box b14 912 719 s13
box b15 228 847 s16
box b16 729 853 s15 s17
circle c1 463 329 s9-b7
circle c2 529 479 s8-b9
circle c3 525 622 s11-b9
circle c4 295 806 s14-b15
circle c5 877 815 s17-b14
line s3 s6 s9 s8 s10 s14
line s12 s8
line s6 s12 s17
line s12 s11 s14
line s7 s5 s2 s1 s4 s5
medals 53 61 71
`

export const CHAPTER_2: readonly string[] = [TWINS, BULL, SCORPION, TEAPOT, MAIDEN, EAGLE]
